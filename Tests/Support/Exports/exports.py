"""Draws exported files with other readers, and compares them with the images of `rasterc render`."""

import base64
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Browser"))
from browser import Browser

SAMPLES = "Samples/Components"
GRADIENTS = "Tests/Support/Exports/Gradients.raster"

# For two images on a background: the greatest difference of a channel where the first is uniform nearby,
# and the mean difference of all pixels.
COMPARE = """
async ([first, second, evenness, paper]) => {
  const load = async address => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  };
  const [a, b] = [await load(first), await load(second)];
  const [w, h] = [a.naturalWidth, a.naturalHeight];
  if (b.naturalWidth !== w || b.naturalHeight !== h) return [255, 255, 0, `${w}x${h}`, `${b.naturalWidth}x${b.naturalHeight}`];
  const pixels = image => {
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext("2d", {willReadFrequently: true});
    context.fillStyle = paper;
    context.fillRect(0, 0, w, h);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, w, h).data;
  };
  const [p, q] = [pixels(a), pixels(b)];
  let [most, sum, flat, place] = [0, 0, 0, ""];
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    let [low, high] = [[255, 255, 255], [0, 0, 0]];
    for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, h - 1); v++)
      for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, w - 1); u++)
        for (let c = 0; c < 3; c++) for (const d of [p, q]) {
          const value = d[(v * w + u) * 4 + c];
          low[c] = Math.min(low[c], value);
          high[c] = Math.max(high[c], value);
        }
    const even = [0, 1, 2].every(c => high[c] - low[c] <= evenness);
    if (even) flat++;
    for (let c = 0; c < 3; c++) {
      const i = (y * w + x) * 4 + c;
      const difference = Math.abs(p[i] - q[i]);
      sum += difference;
      if (even && difference > most) { most = difference; place = `${x},${y}`; }
    }
  }
  return [most, sum / (w * h * 3), flat / (w * h), place, ""];
}
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def address(path):
    kind = {"svg": "svg+xml", "png": "png"}[path.rsplit(".", 1)[1]]
    with open(path, "rb") as file:
        return f"data:image/{kind};base64,{base64.b64encode(file.read()).decode()}"


def compare(browser, first, second, evenness=12, paper="#808080"):
    return browser.run(f"({COMPARE})({json.dumps([address(first), address(second), evenness, paper])})")


def main():
    rasterc = sys.argv[1]
    shots = sys.argv[sys.argv.index("--shots") + 1] if "--shots" in sys.argv else None
    only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else None
    folder = tempfile.mkdtemp(prefix="rasterc-exports-")
    browser = Browser(os.path.join(folder, "profile"))
    browser.open("about:blank")
    try:
        inputs = [SAMPLES] + (["--component", only] if only else [])
        drawn, written = os.path.join(folder, "drawn"), os.path.join(folder, "svg")
        result = run(rasterc, "render", *inputs, "--all-states", "--appearance", "both",
                     "--scale", "1", "--output-directory", drawn, "-q")
        assert result.returncode == 0, result.stderr
        result = run(rasterc, "export", *inputs, "--format", "svg", "-o", written, "--diagnostic-format", "short")
        assert result.returncode == 0, result.stderr
        lost = {line for line in result.stderr.splitlines() if "[export-feature-unsupported]" in line}
        print(f"{len(os.listdir(written))} SVG files, {len(lost)} losses")
        for line in sorted(lost):
            print("  " + line)
        failures = check(browser, written, drawn, shots)
        failures += other_renderers(browser, written, drawn, folder, shots)
        failures += round_trip(browser, rasterc, written, drawn, folder, shots)
        failures += style_sheet(browser, rasterc, inputs, folder, shots)
        failures += pages(browser, rasterc, inputs, drawn, folder, shots)
        failures += gradients(browser, rasterc, folder, shots)
        failures += vector_drawables(browser, rasterc, inputs, drawn, folder, shots)
        asset_catalog(rasterc, inputs, folder)
        nine_patches(browser, rasterc, inputs, folder)
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)
    if failures:
        sys.exit(f"{len(failures)} differ")


def keep(shots, kind, name, *paths):
    if shots:
        os.makedirs(shots, exist_ok=True)
        for index, path in enumerate(paths):
            shutil.copy(path, os.path.join(shots, f"{kind}-{name}-{index}.{path.rsplit('.', 1)[1]}"))


def check(browser, written, drawn, shots):
    """Compares Chromium's images: edge coverage and blurs differ by some levels."""
    failures, worst = [], []
    for name in sorted(os.listdir(written)):
        first = os.path.join(drawn, name[:-4] + ".png")
        second = os.path.join(written, name)
        most, mean, flat, place, other = compare(browser, first, second)
        worst.append((most, mean, name, place, other))
        with open(second) as file:
            has_images = "<image" in file.read()
        # Images are enlarged with other filters, and text is a large part of small images.
        width, height = size(first)
        if most > (16 if has_images else 8) or mean > (2.5 if width * height > 2500 else 6):
            failures.append(name)
            keep(shots, "chromium", name[:-4], first, second)
    print(f"Chromium: {len(worst)} drawn, {len(failures)} differ")
    for most, mean, name, place, other in sorted(worst, reverse=True)[:60]:
        print(f"  {most:3} at {place} {other}, mean {mean:.2f} {name}")
    for name in failures:
        print(f"  differs: {name}")
    return failures


def readers():
    """Other renderers of SVG files that are installed, as functions from a file to an image file."""
    found = {}
    if shutil.which("rsvg-convert"):
        found["librsvg"] = lambda path, picture: run("rsvg-convert", path, "-o", picture)
    try:
        import resvg_py

        def resvg(path, picture):
            data = resvg_py.svg_to_bytes(svg_path=path, dpi=96, skip_system_fonts=True)
            with open(picture, "wb") as file:
                file.write(bytes(data))

        found["resvg"] = resvg
    except ImportError:
        pass
    return found


def other_renderers(browser, written, drawn, folder, shots):
    """Compares the images of other renderers; resvg rounds the coverage of edges to quarters."""
    failures = []
    picture = os.path.join(folder, "other.png")
    for reader, draw in readers().items():
        count, differing = 0, []
        for name in sorted(os.listdir(written)):
            first, path = os.path.join(drawn, name[:-4] + ".png"), os.path.join(written, name)
            draw(path, picture)
            most, mean, flat, place, other = compare(browser, first, picture)
            count += 1
            width, height = size(first)
            if most > 16 or mean > (4 if width * height > 2500 else 6):
                differing.append((most, mean, name, place, other))
                keep(shots, reader, name[:-4], first, picture, path)
        print(f"{reader}: {count} drawn, {len(differing)} differ")
        for most, mean, name, place, other in sorted(differing, reverse=True):
            print(f"  differs: {most:3} at {place} {other}, mean {mean:.2f} {name}")
        failures += differing
    return failures


def round_trip(browser, rasterc, written, drawn, folder, shots):
    """Files imported again are the same except for edges, if nothing is lost."""
    failures, count, skipped = [], 0, 0
    for name in sorted(os.listdir(written)):
        stem = name[:-4]
        place = os.path.join(folder, "again", stem)
        os.makedirs(place)
        path = os.path.join(written, name)
        with open(path) as file:
            if "<image" in file.read():
                skipped += 1
                continue
        result = run(rasterc, "import", path, "--name", "Again", "-o", place, "--diagnostic-format", "short")
        if "import-feature-unsupported" in result.stderr or "malformed" in result.stderr:
            skipped += 1
            print("  not imported: " + name + ": " + result.stderr.splitlines()[0])
            continue
        source = os.path.join(place, "Again.raster")
        if not os.path.exists(source):
            skipped += 1
            print(f"  nothing: {name} {result.stderr[:200]}")
            continue
        picture = os.path.join(place, "again.png")
        result = run(rasterc, "render", source, "--component", "Again", "--crop", "bounds", "-o", picture, "-q")
        assert result.returncode == 0, result.stderr
        most, mean, flat, where, other = compare(browser, os.path.join(drawn, stem + ".png"), picture, 6)
        count += 1
        if most > 1:
            failures.append(name)
            print(f"  {most} at {where} {other}, mean {mean:.2f} {name}")
            keep(shots, "again", stem, os.path.join(drawn, stem + ".png"), picture, path)
    print(f"imported again: {count} drawn, {skipped} left out, {len(failures)} differ")
    return failures


def pages(browser, rasterc, inputs, drawn, folder, shots):
    """Compares poppler's images of PDF files, from both backends; the older one covers edges differently."""
    written = os.path.join(folder, "pdf")
    result = run(rasterc, "export", *inputs, "--format", "pdf", "-o", written, "--diagnostic-format", "short")
    assert result.returncode == 0, result.stderr
    lost = {line for line in result.stderr.splitlines() if "[export-feature-unsupported]" in line}
    print(f"{len(os.listdir(written))} PDF files, {len(lost)} losses")
    for line in sorted(lost):
        print("  " + line)
    failures = []
    for tool, most_mean in (("pdftocairo", 5), ("pdftoppm", 14)):
        worst, differing = [], []
        for name in sorted(os.listdir(written)):
            stem, path = name[:-4], os.path.join(written, name)
            picture = os.path.join(folder, "page")
            result = run(tool, "-png", "-r", "72", "-singlefile", path, picture)
            # Poppler reports the errors of a file.
            assert result.returncode == 0 and not result.stderr, (name, result.stderr)
            first, second = os.path.join(drawn, stem + ".png"), picture + ".png"
            most, mean, flat, place, other = compare(browser, first, second, paper="#ffffff")
            worst.append((most, mean, name, place, other))
            if most > 12 or mean > most_mean:
                differing.append(name)
                keep(shots, tool, stem, first, second, path)
        print(f"{tool}: {len(worst)} drawn, {len(differing)} differ")
        for most, mean, name, place, other in sorted(worst, reverse=True)[:20]:
            print(f"  {most:3} at {place} {other}, mean {mean:.2f} {name}")
        for name in differing:
            print(f"  differs: {name}")
        failures += differing
    return failures


def gradients(browser, rasterc, folder, shots):
    """Compares gradients in PDF files that no sample has."""
    inner = os.path.join(folder, "gradients")
    drawn = os.path.join(inner, "drawn")
    os.makedirs(drawn)
    result = run(rasterc, "render", GRADIENTS, "--scale", "1", "--output-directory", drawn, "-q")
    assert result.returncode == 0, result.stderr
    return pages(browser, rasterc, [GRADIENTS], drawn, inner, shots)


ANDROID = "{http://schemas.android.com/apk/res/android}"
AAPT = "{http://schemas.android.com/aapt}"
# The attributes that elements of a vector drawable may have, from the documentation of VectorDrawable.
KNOWN = {
    "vector": {"width", "height", "viewportWidth", "viewportHeight"},
    "group": set(),
    "clip-path": {"pathData"},
    "path": {"pathData", "fillColor", "fillType", "strokeColor", "strokeWidth", "strokeLineCap", "strokeLineJoin", "strokeMiterLimit"},
    "gradient": {"type", "startX", "startY", "endX", "endY", "centerX", "centerY", "gradientRadius", "tileMode"},
    "item": {"offset", "color"},
}


def drawable_as_svg(path):
    """A vector drawable as SVG, element by element."""
    root = xml.etree.ElementTree.parse(path).getroot()
    definitions = []

    def color(text):
        assert re.fullmatch("#[0-9a-f]{8}", text), text
        return "#" + text[3:], int(text[1:3], 16) / 255

    def gradient(element):
        get = lambda name, default="": element.get(ANDROID + name, default)
        kind, name = get("type"), f"g{len(definitions)}"
        if kind == "sweep":
            return None
        spread = {"": "pad", "repeat": "repeat", "mirror": "reflect"}[get("tileMode")]
        places = (f"x1='{get('startX')}' y1='{get('startY')}' x2='{get('endX')}' y2='{get('endY')}'" if kind == "linear"
                  else f"cx='{get('centerX')}' cy='{get('centerY')}' r='{get('gradientRadius')}'")
        stops = ""
        for item in element:
            check(item)
            paint, alpha = color(item.get(ANDROID + "color"))
            stops += f"<stop offset='{item.get(ANDROID + 'offset')}' stop-color='{paint}' stop-opacity='{alpha}'/>"
        definitions.append(f"<{kind}Gradient id='{name}' gradientUnits='userSpaceOnUse' spreadMethod='{spread}' {places}>{stops}</{kind}Gradient>")
        return f"url(#{name})"

    def check(element):
        for name in element.attrib:
            assert name.startswith(ANDROID) and name[len(ANDROID):] in KNOWN[element.tag], (path, element.tag, name)

    def write(element):
        check(element)
        get = lambda name, default="": element.get(ANDROID + name, default)
        if element.tag == "group":
            clip, children = "", list(element)
            if children and children[0].tag == "clip-path":
                check(children[0])
                name = f"g{len(definitions)}"
                definitions.append(f"<clipPath id='{name}'><path d='{children.pop(0).get(ANDROID + 'pathData')}'/></clipPath>")
                clip = f" clip-path='url(#{name})'"
            return f"<g{clip}>{''.join(map(write, children))}</g>"
        assert element.tag == "path", element.tag
        assert len(get("pathData")) <= 32767
        attributes = f" d='{get('pathData')}' fill-rule='{get('fillType', 'nonZero').lower()}'"
        for use in ("fill", "stroke"):
            paint, alpha = color(get(use + "Color")) if get(use + "Color") else ("none", 1)
            for inner in element:
                assert inner.tag == AAPT + "attr"
                if inner.get("name") == f"android:{use}Color":
                    check(inner[0])
                    paint = gradient(inner[0])
                    if paint is None:
                        raise NotImplementedError
            attributes += f" {use}='{paint}' {use}-opacity='{alpha}'"
        attributes += (f" stroke-width='{get('strokeWidth', '0')}' stroke-linecap='{get('strokeLineCap', 'butt')}'"
                       f" stroke-linejoin='{get('strokeLineJoin', 'miter')}' stroke-miterlimit='{get('strokeMiterLimit', '4')}'")
        return f"<path{attributes}/>"

    check(root)
    width, height = root.get(ANDROID + "viewportWidth"), root.get(ANDROID + "viewportHeight")
    body = "".join(map(write, root))
    return (f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' viewBox='0 0 {width} {height}'>"
            f"<defs>{''.join(definitions)}</defs>{body}</svg>")


def vector_drawables(browser, rasterc, inputs, drawn, folder, shots):
    """Compares vector drawables without losses, drawn as SVG and imported again."""
    failures, compared, others = [], 0, 0
    for name in sorted(os.listdir(drawn)):
        stem = name[:-4]
        component, _, state = stem.partition("-")
        dark = state.endswith("-dark")
        if dark or component in vector_drawables.seen:
            continue
        vector_drawables.seen.add(component)
        out = os.path.join(folder, "vectors", component)
        result = run(rasterc, "export", inputs[0], "--component", component, "--format", "vectordrawable", "-o", out, "--diagnostic-format", "short")
        assert result.returncode == 0, result.stderr
        if "[export-feature-unsupported]" in result.stderr:
            others += 1
            continue
        for night in ("", "-night"):
            place = os.path.join(out, "drawable" + night)
            failures += drawables_again(browser, rasterc, place, drawn, component, night, shots)
            for file in sorted(os.listdir(place)) if os.path.isdir(place) else []:
                assert re.fullmatch(r"[a-z][a-z0-9_]*\.xml", file), file
                picture = find_drawn(drawn, component, file[:-4], bool(night))
                try:
                    text = drawable_as_svg(os.path.join(place, file))
                except NotImplementedError:
                    continue
                path = os.path.join(folder, "drawable.svg")
                with open(path, "w") as written:
                    written.write(text)
                most, mean, flat, where, other = compare(browser, picture, path)
                compared += 1
                width, height = size(picture)
                if most > 8 or mean > (2.5 if width * height > 2500 else 6):
                    failures.append(file)
                    print(f"  {most} at {where} {other}, mean {mean:.2f} {file}{night}")
                    keep(shots, "drawable" + night, file, picture, path)
    print(f"vector drawables: {compared} drawn, {others} components lose something, {len(failures)} differ")
    return failures


vector_drawables.seen = set()


def drawables_again(browser, rasterc, place, drawn, component, night, shots):
    """Vector drawables that are imported again are the same except for edges, and nothing is reported."""
    if not os.path.isdir(place):
        return []
    again = place + "-again"
    result = run(rasterc, "import", place, "-o", again, "--strict", "--diagnostic-format", "short")
    assert result.returncode == 0, result.stderr
    result = run(rasterc, "render", again, "--crop", "bounds", "-o", again, "-q")
    assert result.returncode == 0, result.stderr
    failures = []
    for file in sorted(os.listdir(place)):
        name = "".join(part[:1].upper() + part[1:] for part in file[:-4].split("_"))
        picture = os.path.join(again, name + "-plain.png")
        first = find_drawn(drawn, component, file[:-4], bool(night))
        most, mean, flat, where, other = compare(browser, first, picture, 6)
        if most > 1:
            failures.append("again/" + file)
            print(f"  {most} at {where} {other}, mean {mean:.2f} {file}{night} again")
            keep(shots, "drawable-again" + night, file, first, picture, os.path.join(place, file))
    return failures


def find_drawn(drawn, component, name, dark):
    """The image with this name in Android."""
    for file in os.listdir(drawn):
        stem = file[:-4]
        if stem.split("-")[0] != component or stem.endswith("-dark") != dark:
            continue
        stem = stem[:-5] if dark else stem
        android = re.sub(r"[^a-z0-9]", "_", re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", stem).lower())
        if android in (name, name + "_plain"):
            return os.path.join(drawn, file)
    raise AssertionError((component, name))


def style_sheet(browser, rasterc, inputs, folder, shots):
    """Compares elements with the classes of the style sheet, enlarged if their images stretch."""
    sheet = os.path.join(folder, "css")
    result = run(rasterc, "export", *inputs, "--format", "css", "--appearance", "light", "-o", sheet)
    assert result.returncode == 0, result.stderr
    with open(os.path.join(sheet, "components.css")) as file:
        rules = re.findall(r"^\.([a-z0-9-]+) \{\n(.*?)^\}", file.read(), re.M | re.S)
    assert rules
    failures, stretched = [], 0
    browser.call("Emulation.setDeviceMetricsOverride", width=900, height=900, deviceScaleFactor=1, mobile=False)
    for name, text in rules:
        component = re.search(r'url\("([A-Za-z0-9_]+)-', text).group(1)
        own = {key: re.search(rf"^  {key}: (\d+)px", text, re.M) for key in ("width", "height")}
        width = int(own["width"].group(1)) if own["width"] else 237
        height = int(own["height"].group(1)) if own["height"] else 143
        stretched += not (own["width"] and own["height"])
        if width > 800 or height > 800:
            continue
        first = os.path.join(folder, "one.png")
        result = run(rasterc, "render", *inputs[:1], "--component", component, "--size", f"{width}x{height}", "-o", first, "-q")
        if result.returncode != 0:
            print(f"  not drawn: {component} {result.stderr[:160]}")
            continue
        page = os.path.join(sheet, "page.html")
        with open(page, "w") as file:
            file.write(f"<!doctype html><link rel=stylesheet href=components.css><style>body{{margin:40px;background:#808080}}"
                       f"</style><div class={name} style='width:{width}px;height:{height}px'></div>")
        browser.open("file://" + page + f"?{name}")
        browser.wait(f"location.search === '?{name}' && document.readyState === 'complete'")
        clip = {"x": 40, "y": 40, "width": width, "height": height, "scale": 1}
        shot = os.path.join(folder, "shot.png")
        with open(shot, "wb") as file:
            file.write(base64.b64decode(browser.call("Page.captureScreenshot", clip=clip)["data"]))
        most, mean, flat, place, other = compare(browser, first, shot)
        if most > 4 or mean > 2:
            failures.append(name)
            print(f"  {most} at {place} {other}, mean {mean:.2f} {component} {width}x{height}")
            keep(shots, "css", component, first, shot)
    print(f"style sheet: {len(rules)} components, {stretched} that stretch, {len(failures)} differ")
    return failures


def size(path):
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def asset_catalog(rasterc, inputs, folder):
    """Each file exists, each scale has one entry per appearance, and caps and middles fill the image."""
    catalog = os.path.join(folder, "A.xcassets")
    result = run(rasterc, "export", *inputs, "--format", "xcassets", "-o", catalog)
    assert result.returncode == 0, result.stderr
    count = 0
    for name in sorted(os.listdir(catalog)):
        if not name.endswith(".imageset"):
            assert name == "Contents.json" or name.endswith(".colorset"), name
            continue
        with open(os.path.join(catalog, name, "Contents.json")) as file:
            record = json.load(file)
        assert record["info"] == {"author": "rasterc", "version": 1}
        seen, files = set(), {"Contents.json"}
        for image in record["images"]:
            count += 1
            key = (image["scale"], json.dumps(image.get("appearances")))
            assert key not in seen, (name, key)
            seen.add(key)
            files.add(image["filename"])
            width, height = size(os.path.join(catalog, name, image["filename"]))
            resizing = image.get("resizing")
            if not resizing:
                continue
            caps, center = resizing["cap-insets"], resizing["center"]
            assert resizing["mode"] in ("9-part", "3-part-horizontal", "3-part-vertical")
            if "width" in center:
                assert caps["left"] + center["width"] + caps["right"] == width, (name, image)
            if "height" in center:
                assert caps["top"] + center["height"] + caps["bottom"] == height, (name, image)
        assert {key[0] for key in seen if key[1] == "null"} == {"1x", "2x", "3x"}, name
        assert files == set(os.listdir(os.path.join(catalog, name))), name
    print(f"asset catalog: {count} images")


MARKS = """
async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [w, h] = [image.naturalWidth, image.naturalHeight];
  const canvas = new OffscreenCanvas(w, h);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, w, h).data.buffer);
  const kinds = {0: ".", [0xff000000]: "#", [0xff0000ff]: "r"};
  const line = places => places.map(i => kinds[pixels[i] >>> 0] ?? "?").join("");
  const across = y => line([...Array(w).keys()].map(x => y * w + x));
  const down = x => line([...Array(h).keys()].map(y => y * w + x));
  return [across(0), down(0), across(h - 1), down(w - 1)];
}
"""


def nine_patches(browser, rasterc, inputs, folder):
    """Borders contain only marks: one black run on each side, with red at the ends of two of them."""
    resources = os.path.join(folder, "res")
    result = run(rasterc, "export", *inputs, "--format", "drawable", "-o", resources)
    assert result.returncode == 0, result.stderr
    patches, pictures = 0, 0
    for density in sorted(os.listdir(resources)):
        if density in ("values", "values-night"):
            continue
        assert re.fullmatch(r"drawable-(night-)?(m|h|xh|xxh|xxxh)dpi", density), density
        for name in sorted(os.listdir(os.path.join(resources, density))):
            assert re.fullmatch(r"[a-z][a-z0-9_]*(\.9)?\.png", name), name
            pictures += 1
            if not name.endswith(".9.png"):
                continue
            patches += 1
            path = os.path.join(resources, density, name)
            top, left, bottom, right = browser.run(f"({MARKS})({json.dumps(address(path))})")
            for line in (top, left):
                assert re.fullmatch(r"\.+#+\.+", line), (path, line)
            for line in (bottom, right):
                assert re.fullmatch(r"\.r*\.*#+\.*r*\.", line), (path, line)
    print(f"Android: {pictures} pictures, {patches} nine-patches")


main()
