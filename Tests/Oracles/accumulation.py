"""Coverage as computed by rasterizers that sum signed areas: each pixel's mean winding number.

Where edges of one path cross within a pixel, the fill rule then applies to the mean instead of to each
position: two layers of half a pixel each add up to a whole pixel, regardless of their position. FreeType,
Blend2D and font-rs do the same. Elsewhere, the coverage is the exact area.
"""
import numpy as np
import skia

ROWS = 32


def segments(path):
    """The edges of the closed path, from x0, y0 to x1, y1, with each curve as 48 lines."""
    lines = []
    iterator = skia.Path.Iter(path, True)
    t = np.linspace(0, 1, 49)[:, None]
    while True:
        verb, found = iterator.next()
        if verb == skia.Path.kDone_Verb:
            return np.array(lines, float).reshape(-1, 4)
        points = [np.array([p.x(), p.y()]) for p in found]
        if verb == skia.Path.kLine_Verb:
            curve = np.array(points)
        elif verb == skia.Path.kQuad_Verb:
            a, b, c = points
            curve = (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
        elif verb == skia.Path.kConic_Verb:
            (a, b, c), w = points, iterator.conicWeight()
            weight = (1 - t) ** 2 + 2 * w * t * (1 - t) + t * t
            curve = ((1 - t) ** 2 * a + 2 * w * t * (1 - t) * b + t * t * c) / weight
        elif verb == skia.Path.kCubic_Verb:
            a, b, c, d = points
            curve = (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d
        else:
            continue
        lines.extend(np.hstack([curve[:-1], curve[1:]]))


def mean_winding(path, width, height):
    edges = segments(path)
    total = np.zeros((height, width))
    left = np.arange(width)[None, :]
    for row in range(height * ROWS):
        y = (row + 0.5) / ROWS
        x0, y0, x1, y1 = edges.T
        crossing = (y0 <= y) != (y1 <= y)
        if not crossing.any():
            continue
        x0, y0, x1, y1 = edges[crossing].T
        x = (x0 + (y - y0) / (y1 - y0) * (x1 - x0))[:, None]
        area = np.clip(left + 1 - x, 0, 1) * np.sign(y1 - y0)[:, None]
        total[row // ROWS] += area.sum(axis=0) / ROWS
    return total


def coverage(path, width, height):
    winding = np.abs(mean_winding(path, width, height))
    if path.getFillType() == skia.PathFillType.kEvenOdd:
        return 1 - np.abs(winding % 2 - 1)
    return np.minimum(winding, 1)
