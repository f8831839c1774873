# Draws SVG files with Chromium, resvg and librsvg, and compares images.
#
# Two images are equal if at most .5 % of their pixels differ by more than 24 of 255 in a premultiplied channel.

import base64
import io
import itertools
import json
import os
import re
import subprocess

import numpy
from PIL import Image

LIMIT = 0.005

# Units that only browsers read.
BROWSER_UNITS = re.compile(rb"""=\s*["'][-+.0-9e]+(ch|rem|q)["']""", re.I)

# Draws SVG files at sizes in pixels; returns PNG files, or null for files that it cannot read.
CHROMIUM = """
async files => {
  const results = [];
  for (const [source, width, height, w, h] of files) {
    try {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext("2d", {willReadFrequently: true});
      context.drawImage(image, 0, 0, width, height);
      results.push(canvas.toDataURL("image/png").split(",")[1]);
    } catch (error) { results.push(null); }
  }
  return results;
}
"""


def premultiplied(image):
    pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float32).copy()
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def difference(first, second):
    """The share of pixels that differ visibly; 1 if the sizes differ by more than a pixel."""
    if max(abs(first.shape[0] - second.shape[0]), abs(first.shape[1] - second.shape[1])) > 1:
        return 1.0
    height, width = min(first.shape[0], second.shape[0]), min(first.shape[1], second.shape[1])
    change = numpy.abs(first[:height, :width] - second[:height, :width]).max(axis=2)
    return float((change > 24).mean())


def reaches(image):
    """The lowest and the highest value of each pixel and its neighbours."""
    height, width = image.shape[:2]
    edged = numpy.pad(image, ((1, 1), (1, 1), (0, 0)), mode="edge")
    parts = [edged[y:y + height, x:x + width] for y in range(3) for x in range(3)]
    return numpy.minimum.reduce(parts), numpy.maximum.reduce(parts)


def differ_at_edges(first, second):
    """Whether two images differ only where an edge is blended differently, or moved by less than a pixel."""
    if first.shape != second.shape:
        return False
    pairs = [(first, *reaches(second)), (second, *reaches(first))]
    outside = [((image < low - 24) | (image > high + 24)).any(axis=2) for image, low, high in pairs]
    return float((outside[0] | outside[1]).mean()) <= LIMIT / 10


def several_differ(path, ours, others):
    """Whether at least two renderers draw a file differently, or Chromium where it decides.

    `others` are images by the names of renderers. Returns the shares of pixels that differ, by renderer, and whether
    several differ, or `None` for the latter if too few of the renderers draw the file. The last result says more:
    two of those that differ "agree", or fewer than needed differ except at "edges".
    """
    images = {name: premultiplied(image) for name, image in others.items() if image is not None}
    shares = {name: difference(premultiplied(ours), image) for name, image in images.items()}
    is_css = "chromium" in others and browser_decides(path)
    if is_css:
        images = {name: image for name, image in images.items() if name == "chromium"}
    needed = 1 if is_css or len(others) == 1 else 2
    if len(images) < needed:
        return shares, None, ""
    different = [image for name, image in images.items() if shares[name] > LIMIT]
    if len(different) < needed:
        return shares, False, ""
    drawn = premultiplied(ours)
    if sum(not differ_at_edges(drawn, image) for image in different) < needed:
        return shares, True, "edges"
    pairs = itertools.combinations(different, 2)
    agrees = needed == 1 or any(difference(*pair) <= LIMIT for pair in pairs)
    return shares, True, "agree" if agrees else ""


def browser_decides(path):
    """Whether a file needs parts of CSS that the other renderers do not read."""
    if path.endswith("-css.svg"):
        return True
    with open(path, "rb") as file:
        return BROWSER_UNITS.search(file.read()) is not None


def librsvg(path, scale):
    result = subprocess.run(["rsvg-convert", "--zoom", f"{scale:g}", path], capture_output=True, timeout=30)
    return Image.open(io.BytesIO(result.stdout)) if result.returncode == 0 and result.stdout else None


def resvg(path, scale, fonts):
    import resvg_py

    # Without a resolution, the package reads no absolute units.
    try:
        data = resvg_py.svg_to_bytes(
            svg_path=path, zoom=scale, dpi=96, skip_system_fonts=True, font_files=fonts or None,
            resources_dir=os.path.dirname(path), languages=["en"])
    except Exception:
        return None
    return Image.open(io.BytesIO(bytes(data)))


def chromium(browser, files):
    """Draws files, given as their path, their size in pixels, and the size of the image."""
    images = []
    for start in range(0, len(files), 20):
        sources = []
        for path, size, pixels in files[start:start + 20]:
            with open(path, "rb") as file:
                data = base64.b64encode(file.read()).decode()
            sources.append([f"data:image/svg+xml;base64,{data}", *size, *pixels])
        for data in browser.run(f"({CHROMIUM})({json.dumps(sources)})"):
            images.append(Image.open(io.BytesIO(base64.b64decode(data))) if data else None)
    return images
