"""Draws scenes with Skia, in floating point, in one of five modes.

- `supersampled` draws everything at 8 times the size and averages it. Only images are read at the middle
  of each pixel, because a mean of bilinear samples is a different image.
- `modelled` draws at the actual size: the coverage of each shape is drawn at 8 times the size and averaged,
  then multiplied by paint that is read at the middle of each pixel. This is what every renderer computes
  that treats coverage as alpha. Both modes agree where at most one edge crosses a pixel and paint does not
  jump within it.
- `accumulated` does the same with the coverage of `accumulation.py`, from Skia's outlines.
- `exact` does the same with the coverage of fills, and for strokes with `exact_strokes.py`, at given pixels.
- `rounded` is `modelled` with images and layers of 8 bits, whose rounding some blend modes amplify.
"""
import math

import numpy as np
import skia

import accumulation
import exact_strokes

FACTOR = 8
TILES = {"pad": skia.TileMode.kClamp, "repeat": skia.TileMode.kRepeat, "reflect": skia.TileMode.kMirror}
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
BLENDS = {
    "normal": "SrcOver", "multiply": "Multiply", "screen": "Screen", "overlay": "Overlay",
    "darken": "Darken", "lighten": "Lighten", "colorDodge": "ColorDodge", "colorBurn": "ColorBurn",
    "hardLight": "HardLight", "softLight": "SoftLight", "difference": "Difference",
    "exclusion": "Exclusion", "hue": "Hue", "saturation": "Saturation", "color": "Color",
    "luminosity": "Luminosity", "clear": "Clear", "copy": "Src", "destination": "Dst",
    "destinationOver": "DstOver", "sourceIn": "SrcIn", "destinationIn": "DstIn",
    "sourceOut": "SrcOut", "destinationOut": "DstOut", "sourceAtop": "SrcATop",
    "destinationAtop": "DstATop", "xor": "Xor", "plus": "Plus",
}


def blend_mode(name):
    return getattr(skia.BlendMode, "k" + BLENDS[name])


def color4(digits):
    word = int(digits, 16)
    return skia.Color4f(*[(word >> shift & 255) / 255 for shift in (24, 16, 8, 0)])


def surface(width, height, color_type=skia.kRGBA_F32_ColorType):
    info = skia.ImageInfo.Make(width, height, color_type, skia.kPremul_AlphaType)
    return skia.Surface.MakeRaster(info)


def pixels(surface):
    width, height = surface.width(), surface.height()
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_F32_ColorType, skia.kPremul_AlphaType)
    array = np.zeros((height, width, 4), np.float32)
    assert surface.readPixels(info, array, width * 16, 0, 0)
    return array.astype(float)


def averaged(array, factor=FACTOR):
    height, width = array.shape[0] // factor, array.shape[1] // factor
    return array.reshape(height, factor, width, factor, -1).mean(axis=(1, 3))


def image_of(array):
    """An image of premultiplied values from 0 to 1."""
    array = np.ascontiguousarray(array, np.float32)
    info = skia.ImageInfo.Make(array.shape[1], array.shape[0], skia.kRGBA_F32_ColorType, skia.kPremul_AlphaType)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, array, array.shape[1] * 16))


def decode(picture):
    data = np.frombuffer(bytes.fromhex(picture["pixels"]), np.uint8)
    return image_of(data.reshape(picture["height"], picture["width"], 4) / 255)


def path_of(text, rule=None):
    if ";" in text:
        name, first, second = text.split(" ; ")
        operations = {
            "union": skia.PathOp.kUnion_PathOp, "intersection": skia.PathOp.kIntersect_PathOp,
            "difference": skia.PathOp.kDifference_PathOp}
        return skia.Op(path_of(first), path_of(second), operations[name])
    words = text.split()
    path = skia.Path()
    if words[0] in ("rect", "roundedRect", "ellipse"):
        numbers = [float(word) for word in words[1:]]
        rect = skia.Rect.MakeXYWH(*numbers[:4])
        if words[0] == "rect":
            path.addRect(rect)
        elif words[0] == "ellipse":
            path.addOval(rect)
        else:
            path.addRRect(skia.RRect.MakeRectXY(rect, numbers[4], numbers[4]))
    else:
        index = 0
        counts = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
        verbs = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}
        while index < len(words):
            count = counts[words[index]]
            verbs[words[index]](*[float(word) for word in words[index + 1:index + 1 + count]])
            index += 1 + count
    if rule == "evenOdd":
        path.setFillType(skia.PathFillType.kEvenOdd)
    return path


# Colours between stops, because Skia's Python package interpolates only in sRGB.

def to_linear(value):
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def from_linear(value):
    value = np.clip(value, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


LMS = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005]])
LAB = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660]])


def into(space, color):
    if space == "linear":
        return to_linear(color)
    if space == "oklab":
        return LAB @ np.cbrt(LMS @ to_linear(color))
    return color


def out_of(space, color):
    if space == "linear":
        return from_linear(color)
    if space == "oklab":
        return from_linear(np.linalg.solve(LMS, np.linalg.solve(LAB, color) ** 3))
    return color


def dense_stops(paint):
    """Gradient stops; many, if colours are not interpolated linearly in sRGB."""
    stops = paint["stops"]
    space = paint.get("space", "srgb")
    result = []
    for index, stop in enumerate(stops):
        first = np.array(list(color4(stop["color"])))
        result.append((stop["position"], first))
        hint = stop.get("hint")
        if index + 1 == len(stops) or (space == "srgb" and hint in (None, 0.5)):
            continue
        last = np.array(list(color4(stops[index + 1]["color"])))
        a = into(space, first[:3]) * first[3]
        b = into(space, last[:3]) * last[3]
        for step in range(1, 96):
            t = step / 96
            position = stop["position"] + (stops[index + 1]["position"] - stop["position"]) * t
            if hint is not None:
                t = 0.0 if t <= 0 else t ** (math.log(0.5) / math.log(hint))
            alpha = first[3] + (last[3] - first[3]) * t
            color = (a + (b - a) * t) / alpha if alpha > 0 else a * 0
            result.append((position, np.append(np.clip(out_of(space, color), 0, 1), alpha)))
    return result


def gradient_shader(paint):
    stops = dense_stops(paint)
    # The package accepts colours of 8 bits; with dense stops, the error is half a step.
    colors = [skia.Color4f(*map(float, color)).toColor() for _, color in stops]
    positions = [float(position) for position, _ in stops]
    mode = TILES[paint.get("spread", "pad")]
    flags = 1
    if "linear" in paint:
        x0, y0, x1, y1 = paint["linear"]
        return skia.GradientShader.MakeLinear([(x0, y0), (x1, y1)], colors, positions, mode, flags)
    if "radial" in paint:
        fx, fy, fr, cx, cy, r = paint["radial"]
        if (fx, fy) == (cx, cy) and fr == 0:
            return skia.GradientShader.MakeRadial((cx, cy), r, colors, positions, mode, flags)
        return skia.GradientShader.MakeTwoPointConical(
            (fx, fy), fr, (cx, cy), r, colors, positions, mode, flags)
    cx, cy, start, end = paint["sweep"]
    # Skia's angles always begin at the right; ours begin at the start angle.
    turned = skia.Matrix.RotateDeg(start, (cx, cy))
    return skia.GradientShader.MakeSweep(
        cx, cy, colors, positions, mode, 0, end - start, flags, turned)


def sampling(name):
    filter = skia.FilterMode.kNearest if name == "nearest" else skia.FilterMode.kLinear
    return skia.SamplingOptions(filter)


class Shape:
    """A filled path, or a path stroked with a pen."""

    def __init__(self, path, style=None, text=None):
        self.path = path
        self.style = style
        self.text = text
        self.pen = {}
        self.align = "center"
        if style is None:
            return
        self.align = style.get("align", "center")
        self.pen = {
            "Style": skia.Paint.kStroke_Style,
            "StrokeWidth": (style["width"] or 1) * (1 if self.align == "center" else 2),
            "StrokeCap": CAPS[style.get("cap", "butt")],
            "StrokeJoin": JOINS[style.get("join", "miter")],
            "StrokeMiter": style.get("miterLimit", 10),
        }
        dash = style.get("dash", [])
        if dash:
            dash = dash * (1 + len(dash) % 2)
            self.pen["PathEffect"] = skia.DashPathEffect.Make(dash, style.get("phase", 0))

    def draw(self, canvas, paint):
        for key, value in self.pen.items():
            getattr(paint, "set" + key)(value)
        canvas.save()
        if self.align != "center":
            side = skia.ClipOp.kIntersect if self.align == "inside" else skia.ClipOp.kDifference
            canvas.clipPath(self.path, side, True)
        canvas.drawPath(self.path, paint)
        canvas.restore()

    def accumulated(self, matrix, width, height):
        def covered(path):
            moved = skia.Path()
            path.transform(matrix, moved)
            return accumulation.coverage(moved, width, height)

        if not self.pen:
            return covered(self.path)
        paint, outline = skia.Paint(), skia.Path()
        for key, value in self.pen.items():
            getattr(paint, "set" + key)(value)
        paint.getFillPath(self.path, outline, None, 8)
        inside = covered(self.path) if self.align != "center" else 1
        return covered(outline) * (1 - inside if self.align == "outside" else inside)

    def exact(self, matrix, width, height, mask, crossing):
        if not self.pen:
            return self.accumulated(matrix, width, height)
        result = np.zeros((height, width))
        rows, columns = np.nonzero(mask)
        values = [matrix.get(index) for index in (0, 3, 1, 4, 2, 5)]
        result[rows, columns] = exact_strokes.coverage(
            self.text, self.style, values, np.stack([columns, rows], axis=1), crossing)
        return result


class Painter:
    def __init__(
            self, scene, modelled, accumulated=False, exact=None, crossing=False,
            color_type=skia.kRGBA_F32_ColorType):
        """`exact` contains the only pixels where strokes are drawn by their definition.

        With `crossing`, strokes that cross themselves count twice there.
        """
        self.scene = scene
        self.color_type = color_type
        self.below = None
        self.modelled = modelled
        self.accumulated = accumulated
        self.exact = exact
        self.crossing = crossing
        self.factor = 1 if modelled else FACTOR
        self.width, self.height = scene["width"], scene["height"]
        self.images = [decode(picture) for picture in scene["images"]]
        self.shapes = 0
        self.computed = False

    def picture(self):
        target = surface(self.width * self.factor, self.height * self.factor, self.color_type)
        canvas = target.getCanvas()
        if self.below is not None:
            canvas.drawImage(image_of(self.below), 0, 0)
        canvas.scale(self.factor, self.factor)
        self.draw_all(canvas, self.scene["operations"], skia.Matrix())
        return pixels(target)

    def draw_all(self, canvas, operations, matrix):
        for operation in operations:
            getattr(self, operation["draw"])(canvas, operation, matrix)

    # Shapes.

    def fill(self, canvas, operation, matrix):
        path = path_of(operation["path"], operation.get("rule"))
        self.shape(canvas, operation["paint"], matrix, Shape(path))

    def stroke(self, canvas, operation, matrix):
        path = path_of(operation["path"])
        self.shape(canvas, operation["paint"], matrix, Shape(path, operation["style"], operation["path"]))

    def image(self, canvas, operation, matrix):
        x, y, width, height = operation["rect"]
        image = self.images[operation["image"]]
        if "source" in operation:
            sx, sy, sw, sh = [int(value) for value in operation["source"]]
            image = image.makeSubset(skia.IRect.MakeXYWH(sx, sy, sw, sh))
        if operation.get("sampling") == "high" and width < image.width() and height < image.height():
            return self.shrunk(canvas, operation, matrix)
        place = skia.Matrix()
        place.setRectToRect(
            skia.Rect.MakeWH(image.width(), image.height()),
            skia.Rect.MakeXYWH(x, y, width, height), skia.Matrix.kFill_ScaleToFit)
        shader = image.makeShader(
            skia.TileMode.kClamp, skia.TileMode.kClamp, sampling(operation.get("sampling")), place)
        paint = skia.Paint(Shader=shader)
        if "tint" in operation:
            word = int(operation["tint"], 16)
            color = (word & 255) << 24 | word >> 8
            paint.setColorFilter(skia.ColorFilters.Blend(color, skia.BlendMode.kSrcIn))
        path = skia.Path()
        path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
        self.sampled(canvas, paint, matrix, Shape(path))

    def shrunk(self, canvas, operation, matrix):
        """An image without a transform; each pixel is the mean of the source area below it."""
        x, y, width, height = operation["rect"]
        picture = self.scene["images"][operation["image"]]
        data = np.frombuffer(bytes.fromhex(picture["pixels"]), np.uint8) / 255
        data = data.reshape(picture["height"], picture["width"], 4)

        def weights(count, start, length, size):
            """The weight of each pixel of the image in each pixel of the scene."""
            edges = (np.arange(size + 1) - start) * (count / length)
            edges = np.clip(edges, 0, count)
            low, high = edges[:-1, None], edges[1:, None]
            cells = np.arange(count)[None, :]
            overlap = np.clip(np.minimum(high, cells + 1) - np.maximum(low, cells), 0, None)
            return overlap / np.maximum(overlap.sum(axis=1, keepdims=True), 1e-9)

        rows = weights(data.shape[0], y, height, self.height)
        columns = weights(data.shape[1], x, width, self.width)
        colors = np.einsum("yi,ijc,xj->yxc", rows, data, columns, optimize=True)
        path = skia.Path()
        path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
        self.shapes += 1
        self.covered(canvas, image_of(colors), self.coverage(matrix, Shape(path)))

    def shape(self, canvas, paint, matrix, shape):
        if "color" in paint:
            skia_paint = skia.Paint(AntiAlias=True, Color4f=color4(paint["color"]))
        elif "pattern" in paint:
            tile = TILES[paint.get("spread", "pad")]
            place = skia.Matrix()
            a, b, c, d, tx, ty = paint["transform"]
            place.setAll(a, c, tx, b, d, ty, 0, 0, 1)
            shader = self.images[paint["pattern"]].makeShader(
                tile, tile, sampling(paint.get("sampling")), place)
            return self.sampled(canvas, skia.Paint(Shader=shader), matrix, shape)
        else:
            self.computed = True
            skia_paint = skia.Paint(AntiAlias=True, Shader=gradient_shader(paint))
        if self.modelled:
            return self.sampled(canvas, skia_paint, matrix, shape)
        self.shapes += 1
        shape.draw(canvas, skia_paint)

    def sampled(self, canvas, paint, matrix, shape):
        """Draws paint, read at the middle of each pixel and multiplied by coverage."""
        self.shapes += 1
        colors = surface(self.width, self.height)
        colors.getCanvas().concat(matrix)
        colors.getCanvas().drawPaint(paint)
        self.covered(canvas, colors.makeImageSnapshot(), self.coverage(matrix, shape))

    def coverage(self, matrix, shape):
        """Coverage at the canvas's own size."""
        if self.accumulated or self.exact is not None:
            size = self.width, self.height
            if self.accumulated:
                array = shape.accumulated(matrix, *size)
            else:
                array = shape.exact(matrix, *size, self.exact, self.crossing)
            return image_of(np.repeat(array[..., None], 4, axis=2))
        target = surface(self.width * FACTOR, self.height * FACTOR)
        canvas = target.getCanvas()
        canvas.scale(FACTOR, FACTOR)
        canvas.concat(matrix)
        shape.draw(canvas, skia.Paint(AntiAlias=True, Color4f=skia.Color4f(1, 1, 1, 1)))
        array = pixels(target)
        return image_of(averaged(array) if self.modelled else array)

    def covered(self, canvas, colors, coverage):
        nearest = skia.SamplingOptions(skia.FilterMode.kNearest)
        canvas.save()
        canvas.resetMatrix()
        canvas.saveLayer(None, None)
        whole = skia.Rect.MakeWH(self.width * self.factor, self.height * self.factor)
        canvas.drawImageRect(colors, whole, nearest, None)
        canvas.drawImageRect(coverage, whole, nearest, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
        canvas.restore()
        canvas.restore()

    def cut(self, canvas, matrix, path):
        """Multiplies the layer by a path's coverage."""
        self.shapes += 1
        coverage = self.coverage(matrix, Shape(path))
        canvas.save()
        canvas.resetMatrix()
        whole = skia.Rect.MakeWH(self.width * self.factor, self.height * self.factor)
        nearest = skia.SamplingOptions(skia.FilterMode.kNearest)
        canvas.drawImageRect(coverage, whole, nearest, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
        canvas.restore()

    # Layers.

    def layer(self, canvas, operation, matrix):
        layer = operation["layer"]
        canvas.save()
        if "transform" in layer:
            a, b, c, d, tx, ty = layer["transform"]
            inner = skia.Matrix()
            inner.setAll(a, c, tx, b, d, ty, 0, 0, 1)
            canvas.concat(inner)
            matrix = skia.Matrix.Concat(matrix, inner)
        paint = skia.Paint(Alphaf=layer.get("opacity", 1), BlendMode=blend_mode(layer.get("blend", "normal")))
        if layer.get("blur") or layer.get("shadows"):
            self.soft(canvas, operation, matrix, paint)
        else:
            canvas.saveLayer(None, paint)
            self.draw_all(canvas, operation["operations"], matrix)
            self.cut_all(canvas, layer, matrix)
            canvas.restore()
        canvas.restore()

    def cut_all(self, canvas, layer, matrix):
        if "clip" in layer:
            self.cut(canvas, matrix, path_of(layer["clip"], layer.get("clipRule")))
        if "mask" in layer:
            self.mask(canvas, layer["mask"], matrix)

    def soft(self, canvas, operation, matrix, paint):
        """A layer with blur or shadows: a Gaussian in numpy over Skia's image.

        Skia's own blur is three box filters if sigma is 2 or more, which is off by some units.
        """
        layer = operation["layer"]
        target = self.offscreen(canvas)
        self.draw_all(target.getCanvas(), operation["operations"], matrix)
        if layer.get("blur"):
            blurred = self.gaussian(pixels(target), layer["blur"] / 2)
            target = self.offscreen(canvas, blurred)
        self.cut_all(target.getCanvas(), layer, matrix)
        array = pixels(target)
        result = array
        for shadow in layer.get("shadows", []):
            color = np.array(list(color4(shadow["color"])))
            color[:3] *= color[3]
            alpha = self.shaded(canvas, operation, matrix, shadow)
            if shadow["inner"]:
                cast = (1 - alpha) * color
                result = cast * result[..., 3:] + result * (1 - cast[..., 3:])
            else:
                result = result + alpha * color * (1 - result[..., 3:])
        canvas.resetMatrix()
        canvas.drawImage(image_of(result), 0, 0, skia.SamplingOptions(), paint)

    def shaded(self, canvas, operation, matrix, shadow):
        """The alpha of a shadow, or of the hole of an inner shadow.

        For a shape, this is the coverage of each pixel by the blurred shape: the squares of the pixels are
        not blurred. Where it is treated as alpha, it is the mean of a blur at 8 times the size.
        """
        if self.modelled:
            sharp = Painter(self.scene, modelled=False)
            canvas = surface(self.width * FACTOR, self.height * FACTOR).getCanvas()
            canvas.scale(FACTOR, FACTOR)
            canvas.concat(matrix)
            return averaged(sharp.shaded(canvas, operation, matrix, shadow))
        return self.gaussian(self.cast(canvas, operation, matrix, shadow), shadow["blur"] / 2)

    def cast(self, canvas, operation, matrix, shadow):
        """The alpha of the source of a shadow, with offset and spread: a layer without clip and mask.

        The hole of an inner shadow shrinks by the spread.
        """
        distance = shadow["spread"] * (-1 if shadow["inner"] else 1)
        target = self.offscreen(canvas)
        inner = target.getCanvas()
        inner.translate(*shadow["offset"])
        matrix = skia.Matrix.Concat(matrix, skia.Matrix.Translate(*shadow["offset"]))
        self.draw_all(inner, operation["operations"], matrix)
        if distance != 0:
            fill = operation["operations"][0]
            if fill["path"].startswith("ellipse "):
                # As in CSS, an ellipse remains an ellipse with larger radii; its offset curve would not be one.
                x, y, width, height = map(float, fill["path"].split()[1:])
                grown = skia.Rect.MakeXYWH(x, y, width, height).makeOutset(distance, distance)
                inner.clear(0)
                inner.drawOval(grown, skia.Paint(AntiAlias=True))
                return pixels(target)[..., 3:] * color4(fill["paint"]["color"]).fA
            # As in CSS, sharp corners remain sharp.
            is_rect = fill["path"].startswith("rect ")
            join = skia.Paint.kMiter_Join if is_rect else skia.Paint.kRound_Join
            paint = skia.Paint(
                AntiAlias=True, StrokeWidth=2 * abs(distance), StrokeJoin=join,
                Style=skia.Paint.kStroke_Style,
                BlendMode=skia.BlendMode.kSrcOver if distance > 0 else skia.BlendMode.kDstOut)
            inner.clear(0)
            inner.drawPath(path_of(fill["path"]), skia.Paint(AntiAlias=True))
            inner.drawPath(path_of(fill["path"]), paint)
            return pixels(target)[..., 3:] * color4(fill["paint"]["color"]).fA
        return pixels(target)[..., 3:]

    def offscreen(self, canvas, array=None):
        target = surface(self.width * self.factor, self.height * self.factor)
        if array is not None:
            target.getCanvas().drawImage(image_of(array), 0, 0)
        target.getCanvas().setMatrix(canvas.getTotalMatrix())
        return target

    def gaussian(self, array, sigma):
        """Convolves with the Gaussian; each weight is its integral over a pixel."""
        if sigma == 0:
            return array
        sigma *= self.factor
        height, width = array.shape[:2]

        def matrix(count):
            step = np.array([0.5 * (1 + math.erf((d + 0.5) / sigma / math.sqrt(2))) for d in range(-count - 1, count + 1)])
            weights = np.diff(step)
            return np.array([weights[count - i:2 * count - i] for i in range(count)])

        return np.einsum("yi,ijc,xj->yxc", matrix(height), array, matrix(width), optimize=True)

    def mask(self, canvas, mask, matrix):
        if "path" in mask:
            return self.cut(canvas, matrix, path_of(mask["path"]))
        paint = skia.Paint(BlendMode=skia.BlendMode.kDstIn)
        if mask["channel"] == "luminance":
            paint.setColorFilter(skia.LumaColorFilter.Make())
        canvas.saveLayer(None, paint)
        x, y, width, height = mask["rect"]
        canvas.save()
        canvas.translate(x, y)
        moved = skia.Matrix.Concat(matrix, skia.Matrix.Translate(x, y))
        self.draw_all(canvas, mask["operations"], moved)
        canvas.restore()
        canvas.restore()


def supersampled(scene):
    """The image at the scene's size, and how much it changes in and beside each pixel, from 0 to 1.

    Neighbours count, because an edge may be an eighth of a pixel outside: Skia rounds it to a quarter of that.
    """
    painter = Painter(scene, modelled=False)
    array = painter.picture()
    height, width = scene["height"], scene["width"]
    windows = np.lib.stride_tricks.sliding_window_view(
        np.pad(array, ((1, 1), (1, 1), (0, 0)), mode="edge"), (FACTOR + 2, FACTOR + 2), axis=(0, 1))
    windows = windows[::FACTOR, ::FACTOR]
    spread = (windows.max(axis=(3, 4)) - windows.min(axis=(3, 4))).max(axis=2)
    assert spread.shape == (height, width)
    return averaged(array), spread, painter


def modelled(scene):
    return Painter(scene, modelled=True).picture()


def accumulated(scene):
    return Painter(scene, modelled=True, accumulated=True).picture()


def exact(scene, pixels, crossing=False):
    return Painter(scene, modelled=True, exact=pixels, crossing=crossing).picture()


def rounded(scene):
    picture = Painter(scene, modelled=True, color_type=skia.kRGBA_8888_ColorType).picture()
    return (picture * 255).round() / 255


def upon(scene, below):
    """Draws the last operation over an image of those before, with coverage as in `accumulated`."""
    painter = Painter(scene | {"operations": scene["operations"][-1:]}, modelled=True, accumulated=True)
    painter.below = below
    return painter.picture()
