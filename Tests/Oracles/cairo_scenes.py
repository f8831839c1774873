#!/usr/bin/env python3
"""Draws fills and strokes on which Skia and our rasterizer differ with Cairo.

    pip install pycairo skia-python numpy pillow
    python3 Tests/Oracles/cairo_scenes.py .build/release/Benchmarks [--count 50] [--kind stroke]

Prints a line for each kind: the number of pixels that `skia_scenes.py` cannot explain, and which of the
two is closer to Cairo's image, drawn at 8 times the size and averaged; then the pixels where Cairo agrees
with neither. Only kinds whose scenes contain fills and strokes in one colour are drawn.
"""
import argparse

import cairo
import numpy as np

import scene_maker
import skia_painter
import skia_scenes

CAPS = {"butt": cairo.LineCap.BUTT, "round": cairo.LineCap.ROUND, "square": cairo.LineCap.SQUARE}
JOINS = {"miter": cairo.LineJoin.MITER, "round": cairo.LineJoin.ROUND, "bevel": cairo.LineJoin.BEVEL}
KINDS = [
    "fill-winding", "fill-even-odd", "fill-several", "stroke-lines", "stroke-curves",
    "stroke-dashed", "stroke-hairline", "stroke-dots"]


def trace(context, text):
    words = text.split()
    if words[0] == "rect":
        return context.rectangle(*[float(word) for word in words[1:]])
    context.new_path()
    point, index = (0, 0), 0
    while index < len(words):
        verb = words[index]
        count = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}[verb]
        values = [float(word) for word in words[index + 1:index + 1 + count]]
        index += 1 + count
        if verb == "Q":
            (x, y), (cx, cy, ex, ey) = point, values
            values = [x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3, ex, ey]
        draw = {"M": context.move_to, "L": context.line_to, "Z": context.close_path}.get(verb, context.curve_to)
        draw(*values)
        point = tuple(values[-2:]) if values else point


def picture(scene):
    """Premultiplied values from 0 to 255, or None if the scene contains unsupported operations."""
    factor = skia_painter.FACTOR
    surface = cairo.ImageSurface(cairo.Format.ARGB32, scene["width"] * factor, scene["height"] * factor)
    context = cairo.Context(surface)
    context.scale(factor, factor)
    context.set_antialias(cairo.Antialias.BEST)
    context.set_tolerance(0.01)
    for operation in scene["operations"]:
        paint = operation.get("paint", {})
        if "color" not in paint or operation["path"].split()[0] in ("ellipse", "roundedRect"):
            return None
        context.set_source_rgba(*skia_painter.color4(paint["color"]))
        trace(context, operation["path"])
        if operation["draw"] == "fill":
            is_even_odd = operation.get("rule") == "evenOdd"
            context.set_fill_rule(cairo.FillRule.EVEN_ODD if is_even_odd else cairo.FillRule.WINDING)
            context.fill()
            continue
        style = operation["style"]
        context.set_line_width(style["width"] or 1)
        context.set_line_cap(CAPS[style["cap"]])
        context.set_line_join(JOINS[style["join"]])
        context.set_miter_limit(style["miterLimit"])
        context.set_dash(style.get("dash", []), style.get("phase", 0))
        context.stroke()
    data = np.frombuffer(surface.get_data(), np.uint8).reshape(scene["height"] * factor, -1, 4)
    return skia_painter.averaged(data[..., [2, 1, 0, 3]].astype(float))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--kind", default="")
    options = parser.parse_args()
    print(f"{'kind':18}{'unexplained':>12}{'with us':>9}{'with Skia':>11}{'neither':>9}{'Cairo and Skia, mean':>22}  seeds with us least")
    for kind in [kind for kind in KINDS if kind.startswith(options.kind)]:
        scenes = [scene_maker.scene(kind, seed) for seed in range(options.count)]
        counts, means, seeds = np.zeros(4, int), [], []
        for scene, ours in zip(scenes, skia_scenes.drawn(options.program, scenes)):
            theirs = picture(scene)
            if theirs is None:
                continue
            comparison = skia_scenes.Comparison(scene, ours)
            to_us = np.abs(theirs - ours).max(axis=2)
            to_skia = np.abs(theirs - comparison.reference).max(axis=2)
            means.append(np.abs(theirs - comparison.reference).mean())
            bad, limit = comparison.unexplained, comparison.limit
            mine, skia = bad & (to_us <= limit), bad & (to_skia <= limit)
            found = [bad.sum(), mine.sum(), skia.sum(), (bad & ~mine & ~skia).sum()]
            counts += np.array(found)
            if found[2]:
                seeds.append((found[2], scene["seed"]))
        worst = " ".join(f"{seed} ({count})" for count, seed in sorted(seeds, reverse=True)[:4])
        print(f"{kind:18}{counts[0]:12}{counts[1]:9}{counts[2]:11}{counts[3]:9}{np.mean(means):22.3f}  {worst}")


if __name__ == "__main__":
    main()
