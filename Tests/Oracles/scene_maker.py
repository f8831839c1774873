"""Makes random scenes; a kind and a seed always give the same scene."""
import math
import random

SIZE = 40
BLENDS = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight",
    "softLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity"]
OPERATORS = [
    "clear", "copy", "destination", "destinationOver", "sourceIn", "destinationIn", "sourceOut",
    "destinationOut", "sourceAtop", "destinationAtop", "xor", "plus"]


def number(value):
    return round(value, 3)


class Maker:
    def __init__(self, kind, seed):
        self.random = random.Random(f"{kind} {seed}")
        self.images = []
        self.scene = {"kind": kind, "seed": seed, "width": SIZE, "height": SIZE, "images": self.images}
        self.scene["operations"] = getattr(self, kind.replace("-", "_"))()

    # Parts.

    def between(self, low, high):
        return number(self.random.uniform(low, high))

    def choice(self, *values):
        return self.random.choice(values)

    def color(self, opaque=False):
        alpha = 255 if opaque or self.random.random() < 0.4 else self.random.randrange(20, 256)
        return f"{self.random.randrange(1 << 24):06x}{alpha:02x}"

    def point(self, low=2, high=SIZE - 2):
        return self.between(low, high), self.between(low, high)

    def solid(self, opaque=False):
        return {"color": self.color(opaque)}

    def rect(self, least=4):
        x, y = self.point(0, SIZE - least - 4)
        return x, y, self.between(least, SIZE - 1 - x), self.between(least, SIZE - 1 - y)

    def shape(self):
        kind = self.choice("rect", "roundedRect", "ellipse")
        x, y, width, height = self.rect()
        text = f"{kind} {x} {y} {width} {height}"
        return text + (f" {self.between(0, min(width, height) / 2)}" if kind == "roundedRect" else "")

    def outline(self, curves=True, closed=True, count=None):
        x, y = self.point()
        words = [f"M {x} {y}"]
        for _ in range(count or self.random.randrange(2, 8)):
            verb = self.choice("L", "Q", "C") if curves else "L"
            points = [self.point() for _ in range({"L": 1, "Q": 2, "C": 3}[verb])]
            words.append(verb + " " + " ".join(f"{x} {y}" for x, y in points))
        return " ".join(words + (["Z"] if closed else []))

    def path(self):
        return self.shape() if self.random.random() < 0.4 else self.outline()

    def backdrop(self):
        """Coloured stripes whose edges are between pixels."""
        words, y = [], 0
        for height in (8, 13, 19):
            paint = self.solid(opaque=self.random.random() < 0.5)
            words.append({"draw": "fill", "path": f"rect 0 {y} {SIZE} {height}", "paint": paint})
            y += height
        return words

    def stops(self, count=None, opaque=False, hints=False):
        count = count or self.random.randrange(2, 5)
        positions = sorted([0.0, 1.0] + [self.between(0.1, 0.9) for _ in range(count - 2)])
        stops = [{"color": self.color(opaque), "position": position} for position in positions]
        if hints:
            stops[0]["hint"] = self.between(0.15, 0.85)
        return stops

    def gradient(self, kind=None, **values):
        kind = kind or self.choice("linear", "radial", "sweep")
        paint = {"stops": self.stops()}
        if kind == "linear":
            while True:
                a, b = self.point(), self.point()
                if math.dist(a, b) > 12:
                    break
            paint["linear"] = [*a, *b]
        elif kind == "radial":
            center = self.point()
            paint["radial"] = [*center, 0, *center, self.between(14, 30)]
        elif kind == "focal":
            center, radius = self.point(12, 28), self.between(16, 28)
            angle, part = self.between(0, 6.28), self.between(0, 0.7)
            focus = [number(center[0] + math.cos(angle) * radius * part), number(center[1] + math.sin(angle) * radius * part)]
            inner = self.choice(0, number(radius * (1 - part) * 0.5))
            paint["radial"] = [*focus, inner, *center, radius]
        else:
            start = self.choice(0, 0, self.between(0, 200))
            paint["sweep"] = [*self.point(), start, self.choice(360, self.between(start + 40, 360))]
        return paint | values

    def picture(self, width=None, height=None):
        """A premultiplied image of smooth colours, so that nearby samples are similar."""
        width, height = width or self.random.randrange(5, 14), height or self.random.randrange(5, 14)
        corners = [[self.random.randrange(256) for _ in range(3)] + [self.random.randrange(100, 256)] for _ in range(4)]
        words = []
        for y in range(height):
            for x in range(width):
                u, v = x / max(width - 1, 1), y / max(height - 1, 1)
                weights = ((1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v)
                red, green, blue, alpha = (
                    sum(w * c[i] for w, c in zip(weights, corners)) for i in range(4))
                noise = self.random.uniform(0.7, 1)
                words.append("".join(f"{round(c * noise * alpha / 255):02x}" for c in (red, green, blue)) + f"{round(alpha):02x}")
        self.images.append({"width": width, "height": height, "pixels": "".join(words)})
        return len(self.images) - 1

    def style(self, **values):
        return {
            "width": self.between(0.7, 6), "cap": self.choice("butt", "round", "square"),
            "join": self.choice("miter", "round", "bevel"), "miterLimit": self.choice(1.5, 4, 10),
        } | values

    def transform(self, similar=False):
        angle = self.between(0, 6.28)
        sx = self.between(0.6, 1.3)
        sy = sx if similar else self.between(0.6, 1.3)
        a, b = math.cos(angle) * sx, math.sin(angle) * sx
        c, d = -math.sin(angle) * sy, math.cos(angle) * sy
        middle = SIZE / 2
        return [number(v) for v in (a, b, c, d, middle - a * middle - c * middle, middle - b * middle - d * middle)]

    def layered(self, layer, operations):
        return {"draw": "layer", "layer": layer, "operations": operations}

    def filled(self, path=None, paint=None, **values):
        return {"draw": "fill", "path": path or self.path(), "paint": paint or self.solid()} | values

    def stroked(self, path, paint=None, **values):
        return {"draw": "stroke", "path": path, "paint": paint or self.solid(), "style": self.style(**values)}

    # Kinds.

    def fill_winding(self):
        return [self.filled(self.outline())]

    def fill_even_odd(self):
        return [self.filled(self.outline(), rule="evenOdd")]

    def fill_shapes(self):
        return [self.filled(self.shape())]

    def fill_several(self):
        return [self.filled() for _ in range(self.random.randrange(2, 5))]

    def stroke_lines(self):
        return [self.stroked(self.outline(curves=False, closed=self.choice(True, False)))]

    def stroke_curves(self):
        return [self.stroked(self.outline(closed=self.choice(True, False), count=self.random.randrange(1, 4)))]

    def stroke_shapes(self):
        return [self.stroked(self.shape())]

    def stroke_dashed(self):
        """Dashes only outlines, because the start point of a named shape differs between libraries."""
        dash = [self.between(1, 7) for _ in range(self.random.randrange(1, 5))]
        return [self.stroked(self.outline(count=3, closed=self.choice(True, False)), dash=dash,
                             phase=self.choice(0, self.between(0, 12)), width=self.between(1, 4))]

    def stroke_aligned(self):
        return [self.stroked(self.path(), align=self.choice("inside", "outside"), width=self.between(1, 4))]

    def stroke_hairline(self):
        return [self.stroked(self.path(), width=0)]

    def stroke_dots(self):
        x, y = self.point(8, 32)
        return [self.stroked(self.choice(f"M {x} {y} L {x} {y}", f"M {x} {y} Z"), width=self.between(3, 8))]

    def stroke_gradient(self):
        return [self.stroked(self.path(), self.gradient())]

    def path_operations(self):
        name = self.choice("union", "intersection", "difference")
        return [self.filled(f"{name} ; {self.path()} ; {self.path()}")]

    def linear(self):
        return [self.filled(paint=self.gradient("linear"))]

    def radial(self):
        return [self.filled(paint=self.gradient("radial"))]

    def focal(self):
        return [self.filled(paint=self.gradient("focal"))]

    def sweep(self):
        return [self.filled(paint=self.gradient("sweep"))]

    def spread(self):
        return [self.filled(paint=self.gradient(self.choice("linear", "radial"), spread=self.choice("repeat", "reflect")))]

    def spaces(self):
        return [self.filled(paint=self.gradient(space=self.choice("linear", "oklab")))]

    def hints(self):
        return [self.filled(paint=self.gradient("linear") | {"stops": self.stops(hints=True)})]

    def blend(self):
        modes = BLENDS
        return self.backdrop() + [self.layered({"blend": self.choice(*modes)}, [self.filled(), self.filled()])]

    def blend_gradient(self):
        return self.backdrop() + [self.layered({"blend": self.choice(*BLENDS), "opacity": self.between(0.3, 1)}, [self.filled(paint=self.gradient())])]

    def operators(self):
        return [self.filled(), self.layered({"blend": self.choice(*OPERATORS), "opacity": self.choice(1, self.between(0.3, 1))}, [self.filled()])]

    def opacity(self):
        inner = self.layered({"opacity": self.between(0.1, 1)}, [self.filled(), self.filled()])
        return [self.layered({"opacity": self.between(0.1, 1)}, [self.filled(), inner])]

    def clip(self):
        return [self.layered({"clip": self.path(), "clipRule": self.choice("winding", "evenOdd")}, [self.filled("rect 0 0 40 40", self.choice(self.solid(), self.gradient()))])]

    def clip_nested(self):
        inner = self.layered({"clip": self.path()}, [self.filled(), self.filled("rect 0 0 40 40")])
        return self.backdrop() + [self.layered({"clip": self.path()}, [inner])]

    def transform_fill(self):
        return [self.layered({"transform": self.transform()}, [self.filled(paint=self.choice(self.solid(), self.gradient()))])]

    def transform_stroke(self):
        return [self.layered({"transform": self.transform(self.choice(True, False))}, [self.stroked(self.path())])]

    def mask_path(self):
        return [self.layered({"mask": {"path": self.path()}}, [self.filled("rect 0 0 40 40", self.gradient())])]

    def mask_alpha(self):
        mask = {"channel": "alpha", "rect": [0, 0, SIZE, SIZE], "operations": [self.filled(paint=self.choice(self.solid(), self.gradient()))]}
        return self.backdrop() + [self.layered({"mask": mask}, [self.filled("rect 0 0 40 40", self.gradient())])]

    def mask_luminance(self):
        scene = self.mask_alpha()
        scene[-1]["layer"]["mask"]["channel"] = "luminance"
        return scene

    def image_placed(self, filter, transformed=False):
        index = self.picture()
        x, y, width, height = self.rect(15)
        operation = {"draw": "image", "image": index, "rect": [x, y, width, height], "sampling": filter}
        if transformed:
            return [self.layered({"transform": self.transform()}, [operation])]
        return [operation]

    def image_nearest(self):
        return self.image_placed("nearest")

    def image_bilinear(self):
        return self.image_placed("bilinear")

    def image_high(self):
        return self.image_placed("high")

    def image_shrunk(self):
        index = self.picture(self.random.randrange(34, 60), self.random.randrange(34, 60))
        x, y = self.point(1, 12)
        rect = [x, y, self.between(10, 26), self.between(10, 26)]
        return [{"draw": "image", "image": index, "rect": rect, "sampling": "high"}]

    def image_turned(self):
        return self.image_placed(self.choice("nearest", "bilinear"), transformed=True)

    def image_source(self):
        scene = self.image_placed(self.choice("nearest", "bilinear"))
        picture = self.images[0]
        scene[0]["source"] = [1, 2, picture["width"] - 2, picture["height"] - 3]
        return scene

    def image_tint(self):
        scene = self.image_placed("bilinear")
        scene[0]["tint"] = self.color()
        return scene

    def pattern(self):
        paint = {
            "pattern": self.picture(), "transform": self.transform(), "spread": self.choice("pad", "repeat", "reflect"),
            "sampling": self.choice("nearest", "bilinear")}
        return [self.filled(paint=paint)]

    def blur(self):
        x, y, width, height = self.between(10, 14), self.between(10, 14), self.between(8, 16), self.between(8, 16)
        path = self.choice(f"rect {x} {y} {width} {height}", f"ellipse {x} {y} {width} {height}", f"roundedRect {x} {y} {width} {height} 3")
        return [self.layered({"blur": self.between(1, 7)}, [self.filled(path)])]

    def shadow(self, count=1, inner=False):
        x, y, width, height = self.between(10, 14), self.between(10, 14), self.between(8, 16), self.between(8, 16)
        path = self.choice(f"rect {x} {y} {width} {height}", f"ellipse {x} {y} {width} {height}", f"roundedRect {x} {y} {width} {height} 3")
        shadows = [
            {"color": self.color(), "blur": self.choice(0, self.between(1, 7)), "spread": 0,
             "offset": [self.random.randrange(-32, 33) / 8, self.random.randrange(-32, 33) / 8], "inner": inner} for _ in range(count)]
        return [self.layered({"shadows": shadows, "opacity": self.choice(1, self.between(0.3, 1))}, [self.filled(path)])]

    def shadows(self):
        return self.shadow(count=self.random.randrange(2, 4))

    def shadow_spread(self):
        scene = self.shadow(inner=self.choice(True, False))
        scene[0]["layer"]["shadows"][0]["spread"] = self.choice(-1, 1) * self.between(0.5, 3)
        return scene

    def shadow_inner(self):
        return self.shadow(inner=True)

    def mixture(self):
        operations = self.backdrop()
        for _ in range(3):
            content = [self.filled(paint=self.gradient()), self.stroked(self.path())]
            layer = {"opacity": self.between(0.3, 1), "blend": self.choice("normal", *BLENDS)}
            if self.random.random() < 0.5:
                layer["clip"] = self.path()
            if self.random.random() < 0.3:
                layer["transform"] = self.transform()
            operations.append(self.layered(layer, content))
        return operations


KINDS = [
    "fill-winding", "fill-even-odd", "fill-shapes", "fill-several", "stroke-lines", "stroke-curves",
    "stroke-shapes", "stroke-dashed", "stroke-aligned", "stroke-hairline", "stroke-dots",
    "stroke-gradient", "path-operations", "linear", "radial", "focal", "sweep", "spread", "spaces", "hints", "blend",
    "blend-gradient", "operators", "opacity", "clip", "clip-nested", "transform-fill",
    "transform-stroke", "mask-path", "mask-alpha", "mask-luminance", "image-nearest",
    "image-bilinear", "image-high", "image-shrunk", "image-turned", "image-source", "image-tint", "pattern", "blur",
    "shadow", "shadows", "shadow-spread", "shadow-inner", "mixture"]


def scene(kind, seed):
    return Maker(kind, seed).scene
