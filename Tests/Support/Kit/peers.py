#!/usr/bin/env python3
"""Draws the kit's components and their pages in HTML and CSS side by side, light and dark, to compare by eye.

    python3 Tests/Support/Kit/peers.py RASTERC FOLDER

RASTERC is the command, and FOLDER receives an image for each appearance. Needs Chromium and Pillow.
"""

import functools
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

from PIL import Image, ImageDraw

import tokens

sys.path.insert(0, str(tokens.FOLDER.parent / "Browser"))
from browser import Browser

SCALE, MARGIN = 2, 24
PAGE = {"light": "#FFFFFF", "dark": "#191C22"}


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def draw(rasterc, folder):
    """Draws all components, and returns their images by name and appearance."""
    names = ",".join("Kit" + name for name in tokens.NAMES)
    command = [
        rasterc, "render", tokens.ROOT / "Samples/Kit/Components", "--component", names, "--state", "plain",
        "--appearance", "both", "--scale", str(SCALE), "--crop", "bounds", "--output-directory", folder,
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    images = {}
    for name in tokens.NAMES:
        for appearance, ending in (("light", ""), ("dark", "-dark")):
            path = pathlib.Path(folder) / f"Kit{name}-plain{ending}@2x.png"
            images[name, appearance] = Image.open(path).convert("RGBA")
    return images


def photograph(browser, address, name, dark, width, path):
    """Opens a page in a width, and returns an image of it."""
    browser.shape(width + 2 * MARGIN, 400, dark)
    browser.open(f"{address}/{name}.html")
    browser.wait("document.readyState == 'complete' && location.pathname.includes('" + name + "')")
    height = browser.run("Math.ceil(document.body.getBoundingClientRect().height)")
    browser.shape(width + 2 * MARGIN, height, dark)
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    browser.photograph(path)
    return Image.open(path).convert("RGB")


def main():
    rasterc, target = sys.argv[1], pathlib.Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(Handler, directory=str(tokens.FOLDER / "peers"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with tempfile.TemporaryDirectory() as folder:
        images = draw(rasterc, folder)
        browser = Browser(os.path.join(folder, "profile"))
        for appearance in ("light", "dark"):
            pairs = []
            for name in tokens.NAMES:
                own = images[name, appearance]
                peer = photograph(
                    browser, address, name, appearance == "dark", own.width // SCALE, os.path.join(folder, "page.png")
                )
                pairs.append((name, own, peer))
            write(pairs, appearance, target / f"{appearance}.png")
        browser.close()
    server.shutdown()


def write(pairs, appearance, path):
    """Writes pairs of images below each other, in two columns of pairs."""
    rows, height = [], 0
    half = (len(pairs) + 1) // 2
    edge = SCALE * MARGIN
    wide = max(own.width for _, own, _ in pairs) + 2 * edge
    columns, positions = [0, 0], []
    for index, (name, own, peer) in enumerate(pairs):
        column = index // half
        positions.append((column * (2 * wide + 40), columns[column]))
        columns[column] += max(own.height + 2 * edge, peer.height) + 40
    sheet = Image.new("RGB", (4 * wide + 40, max(columns)), PAGE[appearance])
    canvas = ImageDraw.Draw(sheet)
    for (name, own, peer), (x, y) in zip(pairs, positions):
        canvas.text((x + 8, y + 4), name, fill="#888888")
        sheet.paste(own, (x + edge, y + edge), own)
        sheet.paste(peer, (x + wide, y))
    sheet.save(path)
    print(path)


if __name__ == "__main__":
    main()
