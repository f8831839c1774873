"""Glyphs as read by FreeType and HarfBuzz, in one normal form.

An outline is a list of contours. A contour is its start point followed by segments: tuples of 1, 2 or 3
points. Lines of zero length are removed, and so is a line that only closes its contour.
"""
import freetype
import uharfbuzz as hb

SKIPPED = ("ignore", "transform")


def normal(contours):
    """Contours without lines of zero length, closing lines and empty contours."""
    result = []
    for start, segments in contours:
        kept, at = [], start
        for segment in segments:
            if len(segment) > 1 or segment[0] != at:
                kept.append(segment)
            at = segment[-1]
        while kept and len(kept[-1]) == 1 and kept[-1][0] == start:
            kept.pop()
        if kept:
            result.append((start, kept))
    return result


def text(contours):
    """The outline as SVG path data."""
    def number(value):
        return f"{value:.4f}".rstrip("0").rstrip(".") if value != int(value) else str(int(value))

    words = []
    for start, segments in contours:
        words += ["M", number(start[0]), number(start[1])]
        for segment in segments:
            words.append("_LQC"[len(segment)])
            words += [number(value) for point in segment for value in point]
        words.append("Z")
    return " ".join(words)


def parse(words):
    """Parses an outline from its text."""
    contours, at = [], 0
    counts = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
    while at < len(words):
        letter = words[at]
        count = counts[letter]
        values = [float(word) for word in words[at + 1:at + 1 + 2 * count]]
        points = tuple(zip(values[::2], values[1::2]))
        if letter == "M":
            contours.append((points[0], []))
        elif letter != "Z":
            contours[-1][1].append(points)
        at += 1 + 2 * count
    return contours


class FreeType:
    """FreeType's outlines in font units, not hinted; variations are rounded to units."""

    def __init__(self, path, index=0, place=None):
        self.face = freetype.Face(path, index)
        if place:
            axes = self.face.get_variation_info().axes
            self.face.set_var_design_coords([place.get(axis.tag, axis.default) for axis in axes])

    def outline(self, glyph):
        self.face.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE | freetype.FT_LOAD_IGNORE_TRANSFORM)
        outline = self.face.glyph.outline
        contours, first = [], 0
        for end in outline.contours:
            points = outline.points[first:end + 1]
            tags = [tag & 3 for tag in outline.tags[first:end + 1]]
            first = end + 1
            if points:
                contours.append(contour(points, tags))
        return normal(contours)

    def advance(self, glyph):
        self.face.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE | freetype.FT_LOAD_IGNORE_TRANSFORM)
        return self.face.glyph.metrics.horiAdvance


def contour(points, tags):
    """Converts points on the curve (1) and off it (0 quadratic, 2 cubic) to segments."""
    def middle(a, b):
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)

    count = len(points)
    if tags[0] == 1:
        start, order = points[0], range(1, count)
    elif tags[-1] == 1:
        start, order = points[-1], range(0, count - 1)
    else:
        start, order = middle(points[0], points[-1]), range(0, count)
    segments, controls = [], []
    for index in order:
        point, tag = points[index], tags[index]
        if tag == 0 and controls:
            segments.append((controls[0], middle(controls[0], point)))
            controls = [point]
        elif tag == 1:
            segments.append((*controls, point))
            controls = []
        else:
            controls.append(point)
    if controls:
        segments.append((*controls, start))
    return start, segments


class HarfBuzz:
    """HarfBuzz's outlines in font units, not rounded, and the advances used for layout."""

    def __init__(self, path, index=0, place=None):
        self.face = hb.Face(hb.Blob.from_file_path(path), index)
        self.font = hb.Font(self.face)
        if place:
            self.font.set_variations(place)

    def outline(self, glyph):
        pen = Pen()
        self.font.draw_glyph_with_pen(glyph, pen)
        return normal(pen.contours)

    def advance(self, glyph):
        return self.font.get_glyph_h_advance(glyph)


class Pen:
    def __init__(self):
        self.contours = []

    def moveTo(self, point):
        self.contours.append((point, []))

    def add(self, *points):
        self.contours[-1][1].append(points)

    lineTo = qCurveTo = curveTo = add

    def closePath(self):
        pass

    endPath = closePath
