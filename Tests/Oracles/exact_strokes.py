"""The area of strokes by their definition, for given pixels.

A stroke is the area covered by a segment as long as the pen is wide, while its midpoint moves along the
path perpendicular to it. Joins and caps are added at corners and ends, and half a disc at a cusp, where a
curve turns back at one point. Paths are split into thousands of chords, and each of 64 × 64 positions in
a pixel is tested against the covered area. This makes no outline, counts no winding, and shares nothing
with the renderers that are compared.
"""
import math

import numpy as np

PLACES = 64
CHORDS = 1024


def upright(direction):
    return np.stack([direction[..., 1], -direction[..., 0]], axis=-1)


def cross(a, b):
    return a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]


def unit(vector):
    return vector / np.linalg.norm(vector)


class Line:
    """Samples of a subpath: points with directions; two samples at one point are a corner."""

    def __init__(self, points=(), tangents=(), closed=False):
        self.points = np.array(points, float).reshape(-1, 2)
        self.tangents = np.array(tangents, float).reshape(-1, 2)
        self.closed = closed

    def add(self, points, tangents):
        self.points = np.vstack([self.points, points])
        self.tangents = np.vstack([self.tangents, tangents])


def bezier(controls):
    """Samples of a curve; where its speed is zero, the direction is that of the next point."""
    controls = [np.array(c, float) for c in controls]
    degree = len(controls) - 1
    if degree == 1:
        way = controls[1] - controls[0]
        if not way.any():
            return np.zeros((0, 2)), np.zeros((0, 2))
        return np.array(controls), np.array([unit(way)] * 2)
    t = np.linspace(0, 1, CHORDS + 1)[:, None]

    def value(points):
        while len(points) > 1:
            points = [a + (b - a) * t for a, b in zip(points, points[1:])]
        return points[0] * np.ones_like(t)

    points = value(controls)
    speed = value([b - a for a, b in zip(controls, controls[1:])])
    lengths = np.linalg.norm(speed, axis=1)
    moving = lengths > 1e-9 * max(lengths.max(), 1e-30)
    tangents = speed[moving] / lengths[moving, None]
    return points[moving], tangents


def arc(center, radii, start, end):
    angles = np.linspace(start, end, CHORDS + 1)
    cosine, sine = np.cos(angles), np.sin(angles)
    a, b = radii
    speed = np.stack([-a * sine, b * cosine], axis=1) * np.sign(end - start)
    lengths = np.linalg.norm(speed, axis=1, keepdims=True)
    return np.stack([center[0] + a * cosine, center[1] + b * sine], axis=1), speed / lengths


def shape_line(name, numbers):
    x, y, width, height = numbers[:4]
    line = Line(closed=True)
    if name == "ellipse":
        line.add(*arc((x + width / 2, y + height / 2), (width / 2, height / 2), 0, 2 * math.pi))
        return line
    r = min([numbers[4], width / 2, height / 2]) if name == "roundedRect" else 0
    quarter = math.pi / 2
    corners = [(x + width - r, y + r), (x + width - r, y + height - r), (x + r, y + height - r), (x + r, y + r)]
    directions = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    before = (x + r, y)
    for index, (corner, direction) in enumerate(zip(corners, directions)):
        corner, direction = np.array(corner), np.array(direction, float)
        end = corner + upright(direction) * r
        line.add(*bezier([before, end]))
        if r > 0:
            line.add(*arc(corner, (r, r), (index - 1) * quarter, index * quarter))
        before = corner + direction * r
    return line


def lines(text):
    """The subpaths of a path in the format of `Scene.swift`."""
    words = text.split()
    if words[0] in ("rect", "roundedRect", "ellipse"):
        return [shape_line(words[0], [float(word) for word in words[1:]])]
    result, point, index = [], None, 0
    while index < len(words):
        verb = words[index]
        count = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}[verb]
        values = np.array(words[index + 1:index + 1 + 2 * count], float).reshape(-1, 2)
        index += 1 + 2 * count
        if verb == "M":
            point = start = values[0]
            result.append(Line())
            continue
        if verb == "Z":
            values = np.array([start])
            result[-1].closed = True
        result[-1].add(*bezier([point, *values]))
        point = values[-1]
    for line in result:
        if not len(line.points):
            line.points, line.tangents, line.closed = np.array([point]), np.array([[1.0, 0.0]]), False
    return result


def dashed(line, lengths, phase):
    """Splits a line into dashes."""
    lengths = list(lengths) * (1 + len(lengths) % 2)
    steps = np.linalg.norm(np.diff(line.points, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)])
    total, place, index, cuts = along[-1], -(phase % sum(lengths)), 0, []
    while place < total:
        if index % 2 == 0 and place + lengths[index] > 0:
            cuts.append((max(place, 0), min(place + lengths[index], total)))
        place += lengths[index]
        index = (index + 1) % len(lengths)

    def sample(at):
        to = min(max(int(np.searchsorted(along, at)), 1), len(along) - 1)
        part = (at - along[to - 1]) / max(steps[to - 1], 1e-30)
        mixed = [v[to - 1] + (v[to] - v[to - 1]) * part for v in (line.points, line.tangents)]
        return mixed[0], unit(mixed[1])

    def piece(start, end):
        within = (along > start) & (along < end)
        (p, t), (q, u) = sample(start), sample(end)
        return Line([p, *line.points[within], q], [t, *line.tangents[within], u])

    pieces = [piece(*cut) for cut in cuts]
    if line.closed and len(pieces) > 1 and cuts[0][0] == 0 and cuts[-1][1] == total:
        first = pieces.pop(0)
        pieces[-1].add(first.points, first.tangents)
    elif line.closed and cuts == [(0, total)]:
        return [line]
    return pieces


class Swept:
    """The area covered by a pen: polygons, and sectors of discs."""

    def __init__(self, line, half, style):
        self.half = half
        self.style = style
        self.polygons, self.sectors = [], []
        points, tangents = line.points, line.tangents
        if len(points) == 1:
            for direction in (tangents[0], -tangents[0]):
                self.end(points[0], direction)
            return
        offsets = upright(tangents) * half
        moves = (np.diff(points, axis=0) != 0).any(axis=1)
        for side in (1, -1):
            quads = np.stack([
                points[:-1], points[:-1] + side * offsets[:-1], points[1:] + side * offsets[1:], points[1:]], axis=1)
            self.polygons.append(quads[moves])
        turning = np.einsum("ij,ij->i", tangents[:-1], tangents[1:]) < math.cos(0.03)
        for index in np.flatnonzero(turning):
            if moves[index]:
                # A cusp, or nearly a cusp: the curve turns at one point.
                self.join(points[index + 1], tangents[index], tangents[index + 1], "round")
            else:
                self.join(points[index], tangents[index], tangents[index + 1], style.get("join", "miter"))
        if line.closed:
            self.join(points[0], tangents[-1], tangents[0], style.get("join", "miter"))
        else:
            self.end(points[0], -tangents[0])
            self.end(points[-1], tangents[-1])

    def polygon(self, *points):
        points = list(points) + [points[-1]] * (4 - len(points))
        self.polygons.append(np.array([points]))

    def end(self, point, direction):
        cap, offset = self.style.get("cap", "butt"), upright(direction) * self.half
        if cap == "round":
            self.sectors.append((point, direction, 0.0))
        elif cap == "square":
            reach = direction * self.half
            self.polygon(point + offset, point + offset + reach, point - offset + reach, point - offset)

    def join(self, point, before, after, join):
        turn, dot = cross(before, after), float(before @ after)
        if turn == 0 and dot > 0:
            return
        side = 1 if turn >= 0 else -1
        a, b = (upright(d) * side * self.half for d in (before, after))
        if join == "round":
            middle = before if dot < -0.999999 else unit(a + b)
            self.sectors.append((point, middle, math.sqrt(max((1 + dot) / 2, 0))))
        elif join == "miter" and dot > -0.999999 and 2 / (1 + dot) <= self.style.get("miterLimit", 10) ** 2:
            self.polygon(point, point + a, point + (a + b) / (1 + dot), point + b)
        else:
            self.polygon(point, point + a, point + b)

    def holds(self, places):
        found = np.zeros(len(places), bool)
        for quads in self.polygons:
            for quad in quads[near(quads, places)]:
                found |= winding(np.vstack([quad, quad[:1]]), places) != 0
        for center, middle, cosine in self.sectors:
            way = places - center
            distance = np.linalg.norm(way, axis=1)
            found |= (distance <= self.half) & (way @ middle >= cosine * distance)
        return found


    def times(self, places):
        """How often positions are covered: once by each section of the path that passes them."""
        if len(self.polygons) < 2 or len(self.polygons[0]) != len(self.polygons[1]):
            return self.holds(places).astype(int)
        rest = Swept.__new__(Swept)
        rest.half, rest.polygons, rest.sectors = self.half, self.polygons[2:], self.sectors
        if rest.holds(places).any():
            return self.holds(places).astype(int)
        sides = self.polygons[:2]
        passing = np.flatnonzero(near(sides[0], places) | near(sides[1], places))
        total = np.zeros(len(places), int)
        for stretch in np.split(passing, np.flatnonzero(np.diff(passing) > 1) + 1):
            rest.polygons, rest.sectors = [side[stretch] for side in sides], []
            total += rest.holds(places)
        return total


def near(quads, places):
    """The quadrilaterals that may contain some of the positions."""
    low, high = places.min(axis=0), places.max(axis=0)
    return (quads.min(axis=1) <= high).all(axis=1) & (quads.max(axis=1) >= low).all(axis=1)


def winding(polygon, places):
    """The winding numbers of a closed polyline around positions."""
    total = np.zeros(len(places), int)
    a, b = polygon[:-1], polygon[1:]
    low, high = places[:, 1].min(), places[:, 1].max()
    passing = (np.minimum(a[:, 1], b[:, 1]) <= high) & (np.maximum(a[:, 1], b[:, 1]) >= low)
    x, y = places.T
    for (x0, y0), (x1, y1) in zip(a[passing], b[passing]):
        if y0 == y1:
            continue
        crosses = (y0 <= y) != (y1 <= y)
        right = x0 + (y - y0) * ((x1 - x0) / (y1 - y0)) > x
        total += np.where(crosses & right, 1 if y1 > y0 else -1, 0)
    return total


def coverage(text, style, transform, pixels, crossing=False):
    """The coverage of the pixels (x, y) by a stroke; `transform` maps the path to pixels.

    With `crossing`, areas that a self-crossing path covers twice count twice, up to a whole pixel:
    see accumulation.py.
    """
    a, b, c, d, tx, ty = transform
    back = np.linalg.inv(np.array([[a, c, tx], [b, d, ty], [0, 0, 1]]))
    align = style.get("align", "center")
    half = (style["width"] or 1) * (0.5 if align == "center" else 1)
    path = lines(text)
    dash = style.get("dash", [])
    parts = [p for line in path for p in (dashed(line, dash, style.get("phase", 0)) if dash else [line])]
    swept = [Swept(part, half, style) for part in parts]
    grid = (np.arange(PLACES) + 0.5) / PLACES
    inner = np.stack(np.meshgrid(grid, grid), axis=-1).reshape(-1, 2)
    result = []
    for pixel in pixels:
        places = (inner + pixel) @ back[:2, :2].T + back[:2, 2]
        found = np.zeros(len(places), int)
        for part in swept:
            found = found + part.times(places) if crossing else found | part.holds(places)
        if align != "center":
            turns = sum(winding(np.vstack([line.points, line.points[:1]]), places) for line in path)
            found *= (turns != 0) == (align == "inside")
        result.append(min(found.mean(), 1))
    return np.array(result)
