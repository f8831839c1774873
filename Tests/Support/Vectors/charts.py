"""Draws fifteen charts with matplotlib as SVG files, with text as paths, for vector-renderers.py.

    python3 Tests/Support/Vectors/charts.py FOLDER

Needs matplotlib and NumPy. The charts have bars, lines, pies, areas, hatching, markers, dashes and clips.
"""

import os
import sys

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.fonttype": "path", "svg.hashsalt": "charts"})

import matplotlib.pyplot as plot
import numpy

HATCHES = ["/", "\\\\", "x", "o", ".", "*", "+", "|", "-", "O"]


def charts():
    """The names of the charts, and the functions that draw them on axes."""
    x = numpy.linspace(0, 6, 60)
    values = numpy.random.default_rng(3)
    yield "bars", lambda axes: axes.bar("abcde", [3, 5, 2, 6, 4], edgecolor="black")
    yield "hatched-bars", lambda axes: [axes.bar(i, i % 4 + 2, hatch=h, edgecolor="k", facecolor="w")
                                        for i, h in enumerate(HATCHES)]
    yield "stacked", lambda axes: [axes.bar(range(4), [1, 2, 3, 2], bottom=[2 * i] * 4, hatch=h, alpha=0.7)
                                   for i, h in enumerate(["//", "..", ""])]
    yield "lines", lambda axes: [axes.plot(x, numpy.sin(x + i), label=f"sin {i}") for i in range(4)] and axes.legend()
    yield "dashes", lambda axes: [axes.plot(x, x * i, dash, linewidth=3) for i, dash in enumerate(["--", ":", "-.", "-"])]
    yield "caps", lambda axes: [axes.plot(x, x * i, linestyle=(0, (5, 2, 1, 2)), dash_capstyle=cap, linewidth=5)
                                for i, cap in enumerate(["butt", "round", "projecting"])]
    yield "markers", lambda axes: [axes.plot(x[::6], x[::6] + i, mark, markersize=9)
                                   for i, mark in enumerate("os^vD*Ph8x+")]
    yield "scatter", lambda axes: axes.scatter(values.random(40), values.random(40), s=values.random(40) * 400,
                                               c=values.random(40), alpha=0.5)
    yield "pie", lambda axes: axes.pie([3, 2, 4, 1], labels=list("abcd"), autopct="%d%%", explode=[0, 0.1, 0, 0])
    yield "hatched-pie", lambda axes: axes.pie([3, 2, 4], hatch=["/", "o", "x"], labels=["one", "two", "three"])
    yield "areas", lambda axes: axes.fill_between(x, numpy.sin(x), numpy.cos(x), hatch="///", alpha=0.4)
    yield "steps", lambda axes: axes.step(x, numpy.floor(x), where="mid", linewidth=2)
    yield "errors", lambda axes: axes.errorbar(range(5), [2, 3, 5, 4, 6], yerr=0.7, capsize=5, fmt="o-")
    yield "histogram", lambda axes: axes.hist(values.normal(size=500), bins=20, histtype="stepfilled", hatch="\\\\")
    yield "contours", lambda axes: axes.contour(numpy.outer(numpy.sin(x), numpy.cos(x)), levels=8)


def main():
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, draw in charts():
        figure, axes = plot.subplots(figsize=(5, 4))
        draw(axes)
        axes.set_title(name)
        if name in ("lines", "steps"):
            axes.grid(linestyle="--")
        figure.savefig(os.path.join(sys.argv[1], name + ".svg"), metadata={"Date": None})
        plot.close(figure)


main()
