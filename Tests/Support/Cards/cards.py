#!/usr/bin/env python3
"""Draws link previews with several libraries, and compares processor times and file sizes:

    pip install pillow numpy pytakumi resvg-py skia-python
    cards.py RASTERC [--cards COUNT] [--rounds COUNT] [--pictures FOLDER]

Each card has 1200 × 630 pixels: a gradient, a panel with a shadow, a photograph with rounded corners, a title
of up to two lines, tags and a price. The titles and prices of all cards differ. The fonts are Noto Sans and the
photograph is computed. A card's time includes its PNG file, at each library's usual level unless the row says
otherwise. A process's start counts for ours, and not for the others. SVG has no line breaks, so resvg gets
lines that were broken beforehand. Chromium, if it is installed, has one page and takes screenshots; its time
is that of all its processes. Prints the least of several rounds.
"""
import argparse
import base64
import io
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = pathlib.Path(__file__).resolve().parent
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
NAMES = "Grand Hotel Europa,Alpenrose,Seehof,Zum goldenen Hirschen,Villa Aurora,Bergblick,Parkhotel,Sonnenhof".split(",")
TAGS = ["Spa", "Lake view", "Late checkout"]
WIDTH, HEIGHT = 1200, 630


def photograph(seed):
    """Returns a smooth picture with grain, whose size as PNG is that of a photograph."""
    generator = np.random.default_rng(seed)
    total = np.zeros((512, 512, 3))
    for step in (2, 4, 8, 16, 32, 64):
        layer = generator.random((step + 1, step + 1, 3))
        image = [Image.fromarray(layer[:, :, c]).resize((512, 512), Image.Resampling.BICUBIC) for c in range(3)]
        total += np.stack([np.asarray(part) for part in image], -1) / step
    total = (total - total.min()) / (total.max() - total.min()) * 230 + generator.normal(12, 3, total.shape)
    return Image.fromarray(total.clip(0, 255).astype(np.uint8))


def rows(count):
    chosen = random.Random(1)
    return [{"title": f"{chosen.choice(NAMES)} {number}, {chosen.choice(NAMES)}",
             "tags": TAGS, "price": f"€ {chosen.randint(60, 900)}"} for number in range(count)]


def html(row, photo):
    """Returns a card with its styles in attributes, which takumi reads, too."""
    place = "position: absolute; left: {}px; top: {}px; "

    def part(style, content=""):
        return f'<div style="{style}">{content}</div>'

    tag = "padding: 9px 18px; border-radius: 26px; background-color: #E7F0FA; color: #0B6BCB; font-size: 24px"
    return part(
        "width: 1200px; height: 630px; position: relative; display: flex; font-family: Noto Sans;"
        " background-image: linear-gradient(152deg, #E7F0FA, #BFD7EE)",
        part(place.format(60, 60) + "width: 1080px; height: 510px; border-radius: 32px; background-color: #FFFFFF;"
             " box-shadow: 0px 12px 32px #14213D40")
        + f'<img src="{photo}" style="{place.format(100, 100)} width: 430px; height: 430px; border-radius: 24px">'
        + part(place.format(580, 100) + "width: 520px; height: 160px; font-size: 56px; line-height: 1.36;"
               " font-weight: 700; color: #14213D; overflow: hidden", row["title"])
        + part(place.format(580, 330) + "display: flex; flex-direction: row; gap: 12px",
               "".join(part(tag, text) for text in row["tags"]))
        + part(place.format(580, 443) + "font-size: 64px; font-weight: 700; color: #0A8A4A", row["price"]))


class Takumi:
    name = "takumi"

    def __init__(self, photo):
        import pytakumi

        self.renderer = pytakumi.Renderer()
        for style in ("Regular", "Bold"):
            self.renderer.register_font((NOTO / f"NotoSans-{style}.ttf").read_bytes())
        self.photo = photo_url(photo)

    def draw(self, row):
        return self.renderer.render_html(html(row, self.photo), width=WIDTH, height=HEIGHT, format="png")


def photo_url(photo):
    return "data:image/png;base64," + base64.b64encode(photo).decode()


def broken(title, font):
    """Returns the lines of a title in 520 pixels, at most two."""
    lines = [""]
    for word in title.split():
        longer = (lines[-1] + " " + word).strip()
        if font.getlength(longer) <= 520 or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines[:2]


class Pillow:
    name = "Pillow"
    options = {}

    def __init__(self, photo):
        self.photo = Image.open(io.BytesIO(photo)).convert("RGB").resize((430, 430), Image.Resampling.BILINEAR)
        self.fonts = {size: ImageFont.truetype(NOTO / f"NotoSans-{style}.ttf", size)
                      for style, size in [("Bold", 56), ("Regular", 24), ("Bold", 64)]}
        across = np.linspace(0, 1, WIDTH)[None, :] * .78 + np.linspace(0, 1, HEIGHT)[:, None] * .22
        colors = np.array([0xE7, 0xF0, 0xFA]) * (1 - across[..., None]) + np.array([0xBF, 0xD7, 0xEE]) * across[..., None]
        self.ground = colors.round().astype(np.uint8)

    def draw(self, row):
        image = Image.fromarray(self.ground.copy())
        shadow = Image.new("L", image.size)
        ImageDraw.Draw(shadow).rounded_rectangle((60, 72, 1140, 582), 32, fill=64)
        image.paste((0x14, 0x21, 0x3D), mask=shadow.filter(ImageFilter.GaussianBlur(16)))
        draw = ImageDraw.Draw(image)
        draw.rounded_rectangle((60, 60, 1140, 570), 32, fill="#FFFFFF")
        mask = Image.new("L", (430, 430))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, 430, 430), 24, fill=255)
        image.paste(self.photo, (100, 100), mask)
        for number, line in enumerate(broken(row["title"], self.fonts[56])):
            draw.text((580, 100 + 76 * number), line, "#14213D", self.fonts[56])
        x = 580
        for tag in row["tags"]:
            width = self.fonts[24].getlength(tag) + 36
            draw.rounded_rectangle((x, 330, x + width, 382), 26, fill="#E7F0FA")
            draw.text((x + 18, 339), tag, "#0B6BCB", self.fonts[24])
            x += width + 12
        draw.text((580, 443), row["price"], "#0A8A4A", self.fonts[64])
        file = io.BytesIO()
        image.save(file, "PNG", **self.options)
        return file.getvalue()


class FastPillow(Pillow):
    name = "Pillow, level 1"
    options = {"compress_level": 1}


class Resvg:
    name = "resvg"

    def __init__(self, photo):
        import resvg_py

        self.drawn = resvg_py.svg_to_bytes
        self.photo = photo_url(photo)
        self.fonts = {size: ImageFont.truetype(NOTO / f"NotoSans-{style}.ttf", size)
                      for style, size in [("Bold", 56), ("Regular", 24)]}

    def draw(self, row):
        title = "".join(f"<text x='580' y='{160 + 76 * number}' font-size='56' font-weight='700' fill='#14213D'>{line}</text>"
                        for number, line in enumerate(broken(row["title"], self.fonts[56])))
        tags, x = "", 580
        for tag in row["tags"]:
            width = self.fonts[24].getlength(tag) + 36
            tags += f"<rect x='{x}' y='330' width='{width}' height='52' rx='26' fill='#E7F0FA'/>"
            tags += f"<text x='{x + 18}' y='365' font-size='24' fill='#0B6BCB'>{tag}</text>"
            x += width + 12
        source = f"""<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Noto Sans"><defs>
        <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="1200" y2="630"><stop stop-color="#E7F0FA"/><stop
        offset="1" stop-color="#BFD7EE"/></linearGradient><filter id="s" x="-10%" y="-20%" width="120%" height="140%"
        color-interpolation-filters="sRGB"><feDropShadow dy="12" stdDeviation="16" flood-color="#14213D"
        flood-opacity=".25"/></filter><clipPath id="c"><rect x="100" y="100" width="430" height="430" rx="24"/></clipPath>
        </defs><rect width="1200" height="630" fill="url(#g)"/><rect x="60" y="60" width="1080" height="510" rx="32"
        fill="#FFF" filter="url(#s)"/><image x="100" y="100" width="430" height="430" href="{self.photo}"
        clip-path="url(#c)"/>{title}{tags}<text x="580" y="511" font-size="64" font-weight="700"
        fill="#0A8A4A">{row['price']}</text></svg>"""
        return bytes(self.drawn(svg_string=source, font_dirs=[], font_files=[
            str(NOTO / "NotoSans-Regular.ttf"), str(NOTO / "NotoSans-Bold.ttf")], skip_system_fonts=True))


class Skia:
    name = "skia-python"

    def __init__(self, photo):
        import skia

        self.skia = skia
        self.photo = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(photo))
        faces = {style: skia.Typeface.MakeFromFile(str(NOTO / f"NotoSans-{style}.ttf")) for style in ("Regular", "Bold")}
        self.fonts = {size: skia.Font(faces[style], size) for style, size in [("Bold", 56), ("Regular", 24), ("Bold", 64)]}
        self.measured = ImageFont.truetype(NOTO / "NotoSans-Bold.ttf", 56)

    def draw(self, row):
        skia = self.skia
        surface = skia.Surface(WIDTH, HEIGHT)

        def paint(color, **options):
            return skia.Paint(AntiAlias=True, Color=color, **options)

        with surface as canvas:
            gradient = skia.GradientShader.MakeLinear([(0, 0), (1200, 630)], [0xFFE7F0FA, 0xFFBFD7EE])
            canvas.drawPaint(skia.Paint(Shader=gradient))
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 16)
            canvas.drawRoundRect(skia.Rect(60, 72, 1140, 582), 32, 32, paint(0x4014213D, MaskFilter=blur))
            canvas.drawRoundRect(skia.Rect(60, 60, 1140, 570), 32, 32, paint(0xFFFFFFFF))
            canvas.save()
            canvas.clipRRect(skia.RRect.MakeRectXY(skia.Rect(100, 100, 530, 530), 24, 24), doAntiAlias=True)
            canvas.drawImageRect(self.photo, skia.Rect(100, 100, 530, 530), skia.SamplingOptions(skia.FilterMode.kLinear))
            canvas.restore()
            for number, line in enumerate(broken(row["title"], self.measured)):
                canvas.drawString(line, 580, 160 + 76 * number, self.fonts[56], paint(0xFF14213D))
            x = 580
            for tag in row["tags"]:
                width = self.fonts[24].measureText(tag) + 36
                canvas.drawRoundRect(skia.Rect(x, 330, x + width, 382), 26, 26, paint(0xFFE7F0FA))
                canvas.drawString(tag, x + 18, 365, self.fonts[24], paint(0xFF0B6BCB))
                x += width + 12
            canvas.drawString(row["price"], 580, 511, self.fonts[64], paint(0xFF0A8A4A))
        return bytes(surface.makeImageSnapshot().encodeToData())


def ours(rasterc, folder, level, round_number, title, pictures):
    """Returns the processor time of a batch in seconds, and the sizes of its files."""
    out = folder / f"{level}-{round_number}"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [rasterc, "batch", folder / "Card.raster", "--component", "Card", "--rows", folder / "rows.jsonl", "--crop", "bounds",
         "--png-level", level, "--jobs", "1", "-q", "--name", "{title}.png", "-o", out],
        check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    files = sorted(out.iterdir())
    if pictures:
        (pictures / f"raster-{level}.png").write_bytes((out / f"{title}.png").read_bytes())
    sizes = [file.stat().st_size for file in files]
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, sizes


def descendants_time(pid):
    """Returns the processor time of a process and its descendants in seconds."""
    ticks, todo = 0, [pid]
    while todo:
        process = todo.pop()
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
            todo += [int(x) for x in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]
        except FileNotFoundError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def chromium(cards, photo, folder, pictures):
    sys.path.insert(0, str(HERE.parent / "Browser"))
    from browser import Browser

    browser = Browser(str(folder / "profile"))
    try:
        browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)
        url = photo_url(photo)
        start, sizes = None, []
        for row in [cards[0]] + cards:
            frame = browser.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
            browser.call("Page.setDocumentContent", frameId=frame, html="<body style='margin: 0'>" + html(row, url))
            file = base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"])
            if start is None:
                start = descendants_time(browser.process.pid)
            else:
                sizes.append(len(file))
            if pictures and len(sizes) == 1:
                (pictures / "Chromium.png").write_bytes(file)
        return descendants_time(browser.process.pid) - start, sizes
    finally:
        browser.close()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("rasterc")
    arguments.add_argument("--cards", type=int, default=60)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--pictures", type=pathlib.Path)
    options = arguments.parse_args()
    cards = rows(options.cards)
    results = {}
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)

    def add(name, seconds, sizes):
        milliseconds, size = seconds * 1000 / len(sizes), sum(sizes) / len(sizes) / 1000
        least = results.get(name)
        results[name] = (milliseconds if least is None else min(least[0], milliseconds), size)

    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        file = io.BytesIO()
        photograph(1).save(file, "PNG")
        photo = file.getvalue()
        (folder / "photo.png").write_bytes(photo)
        for style in ("Regular", "Bold"):
            (folder / f"{style}.ttf").write_bytes((NOTO / f"NotoSans-{style}.ttf").read_bytes())
        (folder / "Card.raster").write_bytes((HERE / "Card.raster").read_bytes())
        lines = [json.dumps(row | {"photo": "photo.png"}, ensure_ascii=False) for row in cards]
        (folder / "rows.jsonl").write_text("\n".join(lines) + "\n")
        peers = [kind(photo) for kind in (Takumi, Resvg, Skia, Pillow, FastPillow)]
        for number in range(options.rounds):
            for level in ("fast", "balanced"):
                add(f"rasterc batch, {level}", *ours(options.rasterc, folder, level, number, cards[0]["title"], options.pictures))
            for peer in peers:
                peer.draw(cards[0])
                start = time.process_time()
                files = [peer.draw(row) for row in cards]
                add(peer.name, time.process_time() - start, [len(file) for file in files])
                if options.pictures:
                    (options.pictures / f"{peer.name}.png").write_bytes(files[0])
            try:
                add("Chromium", *chromium(cards, photo, folder, options.pictures))
            except FileNotFoundError:
                pass
    print("| | processor time, ms per card | kB |\n|---|---|---|")
    for name, (milliseconds, size) in sorted(results.items(), key=lambda item: item[1]):
        print(f"| {name} | {milliseconds:.1f} | {size:.0f} |")


if __name__ == "__main__":
    main()
