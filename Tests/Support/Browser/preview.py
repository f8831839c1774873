"""Drives the page of `rasterc preview` like a user, and checks what it shows.

    preview.py RASTERC [--shots DIR] [--saves N] [--edits N [--seed N]]
"""

import argparse
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

from browser import Browser
from edits import run_edits
from pages import check_names, check_shapes
from places import check_places

TOGGLE = """/// A switch.
component Toggle {
  /// Whether it is on.
  state isOn: Bool = false
  state title: String = "Wi-Fi"
  state radius: Double = 14, in: 2...14, step: 2
  size 120, 40

  let track = Rect(x: bounds.maxX - 52, y: 6, width: 48, height: 28)

  draw {
    text title, in: Rect(x: 4, y: 0, width: 60, height: 40), font: Font(size: 15), with: #3C7D50
    fill roundedRect(track, radius: radius), with: isOn ? #34C759 : #D1D1D6
    fill circle(Rect(x: isOn ? track.maxX - 26 : track.x + 2, y: 8, width: 24, height: 24)),
      with: #FFFFFF
  }

  states {
    on    isOn: true
    small radius: 6
  }
}
"""


class Preview:
    """A preview of a temporary folder."""

    def __init__(self, rasterc, folder, inputs):
        self.process = subprocess.Popen(
            [rasterc, "preview"] + inputs, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    def close(self):
        self.process.terminate()
        self.process.wait()


def save(folder, name, text):
    """Writes a file like an editor that replaces the old file with a new one."""
    path = os.path.join(folder, name)
    with open(path + "~", "w") as file:
        file.write(text)
    os.rename(path + "~", path)


def settled(browser, number):
    browser.wait(f"document.documentElement.dataset.settled === '{number}'")


PICTURES = "[...document.querySelectorAll('.look img')].map(each => each.dataset.address)"
TRACK = """(() => {
  const canvas = document.createElement('canvas'), context = canvas.getContext('2d');
  context.drawImage(document.getElementById('picture'), -SCALE * X, -SCALE * Y);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(',');
})()"""


def colour(browser, x, y, scale=2):
    return browser.run(TRACK.replace("SCALE", str(scale)).replace("X", str(x)).replace("Y", str(y)))


def follow_changes(browser, folder):
    """Saving a file updates the pixels; unchanged images are not requested again."""
    assert browser.run("document.querySelectorAll('.look').length") == 3
    assert colour(browser, 110, 20) == "209,209,214", colour(browser, 110, 20)
    before = browser.run(PICTURES)
    save(folder, "Toggle.raster", TOGGLE.replace("#D1D1D6", "#102030"))
    settled(browser, 2)
    after = browser.run(PICTURES)
    assert colour(browser, 110, 20) == "16,32,48", colour(browser, 110, 20)
    same = sum(1 for first, second in zip(before, after) if first == second)
    assert 0 < same < len(before), f"{same} of {len(before)} pictures are the same"
    assert "reused" in browser.run("document.getElementById('counts').textContent")
    browser.run("document.getElementById('before').click()")
    browser.wait("document.getElementById('picture').complete && before.last")
    time.sleep(0.2)
    assert colour(browser, 110, 20) == "209,209,214", colour(browser, 110, 20)
    browser.run("document.getElementById('difference').click()")
    browser.wait("/^\\d+ pixels differ$/.test(document.getElementById('readout').textContent)")
    browser.run("document.getElementById('difference').click()")


def mend(browser, folder):
    """On an error the images stay; it is shown at its position, and a button fixes it."""
    good = TOGGLE.replace("#D1D1D6", "#102030")
    before = browser.run(PICTURES)
    save(folder, "Toggle.raster", good.replace("fill roundedRect(track", "fill roundedRect(trak"))
    settled(browser, 3)
    assert browser.run(PICTURES) == before
    assert "last good" in browser.run("document.getElementById('status').textContent")
    assert browser.run("document.querySelector('.report mark').textContent") == "trak"
    browser.run("document.querySelector('.report .fix').click()")
    settled(browser, 4)
    with open(os.path.join(folder, "Toggle.raster")) as file:
        assert file.read() == good
    assert browser.run("document.getElementById('status').textContent") == "Up to date"


def turn_knobs(browser):
    """The address stores the controls, and a reload restores them."""
    browser.run("document.getElementById('control-set.isOn').click()")
    browser.wait("location.hash.includes('set.isOn=true')")
    browser.wait("lookRecord.values.isOn === 'true'")
    text = "document.getElementById('control-set.title')"
    browser.run(f"{text}.value = 'A “b” & c'; {text}.dispatchEvent(new Event('input'))")
    browser.wait("lookRecord.values.title === 'A “b” & c'")
    picture = browser.run("lookRecord.picture.id")
    browser.call("Page.reload")
    time.sleep(0.3)
    browser.wait("document.documentElement.dataset.settled === '4'")
    assert browser.run("lookRecord.picture.id") == picture
    assert browser.run("document.getElementById('control-set.isOn').checked") is True
    assert browser.run(f"{text}.value") == "A “b” & c"
    browser.run("document.querySelector('#properties .reset').click()")
    browser.wait("!location.hash.includes('set.isOn')")


def look_at_pixels(browser):
    """A pixel leads to its operation and line, by mouse and by keys; a slider steps through operations."""
    zoom = "document.getElementById('zoom')"
    browser.run(f"{zoom}.value = '8'; {zoom}.dispatchEvent(new Event('change'))")
    browser.wait("inspection && owners && owners.length > 0")
    # Moves the pixel at 110, 20 to the middle of the stage.
    browser.run("(() => { const [box, at] = [view, ground].map(each => each.getBoundingClientRect());"
                " view.scrollLeft += at.left + 880 - box.left - box.width / 2;"
                " view.scrollTop += at.top + 160 - box.top - box.height / 2; })()")
    box = browser.run(
        "(() => { const box = document.getElementById('ground').getBoundingClientRect();"
        " return [box.left, box.top]; })()"
    )
    browser.move(box[0] + 8 * 110 + 2, box[1] + 8 * 20 + 2)
    browser.wait("document.getElementById('readout').textContent.includes('Toggle.raster:13')")
    browser.move(box[0] + 8 * 110 + 2, box[1] + 8 * 20 + 2, click=True)
    browser.wait("document.querySelector('#readout .where')?.textContent === 'Toggle.raster:13'")
    browser.run("document.getElementById('view').focus()")
    browser.key("ArrowRight")
    browser.wait("document.getElementById('readout').textContent.includes('221, 40')")
    step = "document.getElementById('step')"
    browser.run(f"{step}.value = '1'; {step}.dispatchEvent(new Event('input'))")
    browser.wait("document.getElementById('picture').dataset.address.startsWith('step?')")
    browser.wait("document.getElementById('stepName').textContent.startsWith('1 of 3')")
    browser.run(f"{step}.value = {step}.max; {step}.dispatchEvent(new Event('input'))")
    browser.run(f"{zoom}.value = '1'; {zoom}.dispatchEvent(new Event('change'))")
    browser.wait("document.getElementById('picture').dataset.address.startsWith('picture?')")


PARTS = """struct Bar {
  let name: String
  let value: Double = 2
}

enum Kind { case thin, thick }

component Bars {
  state bars: [Bar] = [Bar(name: "Mo"), Bar(name: "Tu", value: 3)], limit: 6
  state note: String? = nil
  state kind: Kind = .thin
  state isOn: Bool = false
  state photo: Image = "dot.png"
  size 120, 60
  caps .auto

  draw {
    fill roundedRect(bounds, radius: 8), with: isOn ? #E8EFFF : #F2F2F7
  }
}

component Columns {
  state bars: [Bar] = [Bar(name: "Mo"), Bar(name: "Tu", value: 3)], limit: 6
  state note: String? = nil
  state kind: Kind = .thin
  state isOn: Bool = false
  state photo: Image = "dot.png"
  size 120, 60

  draw {
    fill rect(bounds), with: isOn ? #E8EFFF : #F2F2F7
    for (i, bar) in bars.enumerated {
      fill rect(Rect(x: 4 + i * 20, y: 0, width: kind == .thick ? 16 : 8, height: bar.value * 10)),
        with: bar.name.isEmpty ? #FF0000 : #0050FF
    }
    if let note = note { text note, in: bounds, with: #1B1B1F }
    image photo, at: (100, 40)
  }
}
"""


def dot(colour):
    """A PNG file of four pixels in one colour."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    rows = b"".join(b"\0" + colour * 2 for _ in range(2))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def drag_edges(browser):
    """Moving an edge by dragging or by keys changes the size; caps are shown over the image."""
    browser.run("setParam('component', 'Bars'); refresh()")
    browser.wait("lookRecord.width === 120 && lookRecord.caps")
    box = browser.run("(() => { const box = document.getElementById('edgeCorner').getBoundingClientRect();"
                      " return [box.left + 5, box.top + 5]; })()")
    browser.drag(box, [(box[0] + dx, box[1] + dx / 2) for dx in range(0, 41, 4)])
    browser.wait("!isResizing && lookRecord.height === 80 && lookRecord.width === 160")
    assert browser.run("params.get('width') + 'x' + params.get('height')") == "160x80"
    browser.run("document.getElementById('edgeRight').focus()")
    browser.key("ArrowRight")
    browser.wait("!isResizing && lookRecord.width === 161 && lookRecord.height === 80")
    browser.run("document.getElementById('capsButton').click()")
    assert browser.run("document.querySelectorAll('#caps i').length") == 4
    frame = browser.run("lookRecord.caps.frame")
    assert frame[0] < 100 and frame[1] < 100, frame
    assert browser.run("document.getElementById('readout').textContent").startswith("horizontal caps 8 and 8")
    browser.run("document.getElementById('capsButton').click()")
    browser.run("params.delete('width'); setParam('height', null); refresh()")
    browser.wait("lookRecord.width === 120")


def make_matrix(browser):
    """A matrix has rows and columns for two properties; a cell can be enlarged."""
    browser.run("setParam('component', 'Columns'); refresh()")
    browser.wait("lookRecord.width === 120 && !lookRecord.caps")
    for axis, name in [("rows", "kind"), ("columns", "isOn")]:
        browser.run(f"document.getElementById('{axis}').value = '{name}';"
                    f" document.getElementById('{axis}').dispatchEvent(new Event('change'))")
    browser.wait("document.querySelectorAll('#matrix td img').length === 4 && matrixRecord.columns.name")
    heads = browser.run("[...document.querySelectorAll('#matrix th')].map(each => each.textContent)")
    assert heads == ["kind ↓  → isOn", "false", "true", "thin", "thick"], heads
    pictures = browser.run("[...document.querySelectorAll('#matrix td img')].map(each =>"
                           " each.dataset.address)")
    assert len(set(pictures)) == 4, pictures
    browser.run("[...document.querySelectorAll('#matrix td button')].pop().click()")
    browser.wait("lookRecord.values.kind === 'thick' && lookRecord.values.isOn === 'true'")
    assert browser.run("'picture?id=' + lookRecord.picture.id") == pictures[3]
    # The content around the images is updated, too.
    browser.wait("document.getElementById('name').textContent === 'Columns'"
                 " && document.querySelector('#matrix [aria-pressed=true]').title.includes('thick')")
    browser.run("params.delete('rows'); setParam('columns', null); refresh()")
    browser.wait("!matrixRecord")


def edit_parts(browser, folder):
    """Lists, structs, optionals and images have controls for their parts."""
    browser.run("[...params.keys()].filter(each => each.startsWith('set.')).forEach(each =>"
                " params.delete(each)); setParam('component', 'Columns'); refresh()")
    browser.wait("lookRecord.trees.bars?.length === 2"
                 " && document.querySelector('[aria-label=\"bars 1, name\"]') !== null")
    name = "document.querySelector('[aria-label=\"bars 1, name\"]')"
    browser.run(f"{name}.focus(); {name}.value = 'A \"quoted\" \\\\name'; "
                f"{name}.dispatchEvent(new Event('input'))")
    browser.wait("lookRecord.trees.bars[0].name === 'A \"quoted\" \\\\name'")
    assert browser.run(f"document.activeElement === {name}"), "what is typed in stays"
    browser.run("document.querySelector('[aria-label=\"Add to bars\"]').click()")
    browser.wait("lookRecord.trees.bars.length === 3 && Number(lookRecord.trees.bars[2].value) === 3")
    browser.run("document.querySelector('[aria-label=\"Move bars 2 up\"]').click()")
    browser.wait("lookRecord.trees.bars[0].name === 'Tu'")
    browser.run("document.querySelector('[aria-label=\"Remove bars 1\"]').click()")
    browser.wait("lookRecord.trees.bars.length === 2")
    browser.run("document.querySelector('[aria-label=\"note has a value\"]').click()")
    browser.wait("lookRecord.trees.note === ''")
    before = browser.run("lookRecord.picture.id")
    photo = "document.querySelector('[aria-label=\"photo\"]')"
    assert browser.run(f"[...{photo}.options].map(each => each.value)") == ["", "dot.png", "red.png"]
    browser.run(f"{photo}.value = 'red.png'; {photo}.dispatchEvent(new Event('change'))")
    browser.wait(f"lookRecord.picture.id !== '{before}'")
    assert browser.run("Object.keys(lookRecord.problems).length") == 0
    assert browser.run(f"{photo}.value") == "red.png"


def compare_pictures(browser, folder):
    """The previous image beside the current one, over a part of it, and instead of it."""
    text = PARTS.replace("#F2F2F7\n    for", "#C0FFC0\n    for")
    browser.run("[...params.keys()].filter(each => each !== 'component').forEach(each =>"
                " params.delete(each)); setParam('component', 'Columns'); refresh()")
    browser.wait("lookRecord.values.isOn === 'false' && !before.last")
    number = int(browser.run("project.number"))
    save(folder, "Parts.raster", text)
    browser.wait(f"project.number > {number} && before.last")
    browser.run("document.getElementById('side').click()")
    browser.wait("besidePicture.complete && besidePicture.naturalWidth > 0 && !beside.hidden")
    boxes = browser.run("[beside.getBoundingClientRect().right, ground.getBoundingClientRect().left]")
    assert boxes[0] <= boxes[1] + 1, boxes
    browser.run("document.getElementById('swipe').click()")
    browser.wait("past.complete && past.naturalWidth > 0 && !past.hidden && beside.hidden")
    assert browser.run("past.style.clipPath") == "inset(0px 50% 0px 0px)", browser.run("past.style.clipPath")
    places = browser.run("[past, picture].map(each => each.getBoundingClientRect()).map(each =>"
                         " [each.left, each.top, each.width, each.height].join(' '))")
    assert places[0] == places[1], places
    browser.run("swipeAt.value = '25'; swipeAt.dispatchEvent(new Event('input'))")
    assert browser.run("past.style.clipPath") == "inset(0px 75% 0px 0px)"
    # Both stay when the source changes again.
    save(folder, "Parts.raster", text.replace("#C0FFC0", "#C0C0FF"))
    browser.wait("before.last && before.last.id !== null && project.number > " + str(number + 1))
    browser.wait("!past.hidden && past.dataset.address === 'picture?id=' + before.last.id")
    browser.run("document.getElementById('swipe').click()")
    browser.wait("past.hidden && swipeField.hidden")


CARD = """component Card {
  layout width: 200, padding: 20 {
    background { fill roundedRect(bounds, radius: 12), with: #FFE7EE }
    column spacing: 12 {
      drawing width: 60, height: 30 { fill capsule(bounds), with: #E5004B }
      text "A layout has boxes, which the page outlines", with: #1B1B1F
    }
  }
}
"""


def outline_boxes(browser, folder, shots):
    """Hovering outlines the boxes of the layout under the pointer; a click copies the line of one."""
    save(folder, "Card.raster", CARD)
    browser.wait("project.components.some(each => each.title === 'Card')")
    browser.run("setParam('component', 'Card'); refresh()")
    browser.wait("lookRecord.width === 200 && document.getElementById('name').textContent === 'Card'")
    browser.run("document.getElementById('view').focus()")
    browser.wait("inspection && inspection.contents.length === 4")

    def hover(x, y, click=False):
        left, top, zoom = browser.run("(() => { const box = ground.getBoundingClientRect();"
                                      " return [box.left, box.top, zoom()]; })()")
        browser.move(left + x * zoom, top + y * zoom, click=click)

    def outlined(count, label):
        browser.wait(f"document.querySelectorAll('#boxes .box').length === {count} && document"
                     f".querySelector('#boxes .label').textContent.startsWith('{label}')")
    hover(30, 35)
    outlined(3, "drawing 60 × 30 · proposed 160 × any · Card.raster:5")
    if shots:
        browser.photograph(os.path.join(shots, "boxes.png"))
    hover(8, 8)
    outlined(1, "layout 200 × ")
    assert "padding 20 · Card.raster:2" in browser.run("document.querySelector('#boxes').textContent")
    if shots:
        browser.photograph(os.path.join(shots, "boxes-padding.png"))
    sides = browser.run("(() => { const [one, other] = ['#boxes .box', '#picture'].map(each =>"
                        " document.querySelector(each).getBoundingClientRect());"
                        " return [one.left - other.left, one.width - other.width]; })()")
    assert max(map(abs, sides)) < 1, sides
    hover(100, 55)
    outlined(2, "column 160 × ")
    browser.run("document.getElementById('boxesButton').click()")
    browser.wait("document.getElementById('boxes').hidden")
    browser.run("document.getElementById('boxesButton').click()")


def measure(rasterc, browser, folder, count, name, others=0):
    """Measures from saving a file to its pixels: 64 looks of 100 lines, beside components of 14 lines."""
    lines = [f"    fill rect(Rect(x: {n % 10 * 6}, y: {n // 10 * 6}, width: 5, height: 5)),"
             f" with: #20{n:02d}60" for n in range(70)]
    source = "\n".join(
        [f"component {name} {{", "  state a: Int = 0, in: 0...7, step: 1",
         "  state b: Int = 0, in: 0...7, step: 1", "  size 64, 64", "", "  draw {"] + lines
        + ["    fill circle(Rect(x: a * 4, y: b * 4, width: 30, height: 30)), with: #FF0000",
           "    fill rect(Rect(x: b * 4, y: a * 4, width: 8, height: 30)), with: #00FF0080",
           "  }", "}", ""] + [f"// Line {n}." for n in range(18)] + [""]
    )
    for number in range(others):
        source += "\n".join(
            ["", f"/// Another component, number {number}.", f"component {name}{number} {{",
             "  state title: String = \"Lake\"", "  state isOn: Bool = false", "  size 90, 24", "", "  draw {"]
            + [f"    fill rect(bounds.inset({inset})), with: isOn ? #0{inset}0{number % 10}FF : #EEF{inset}F7"
               for inset in range(3)]
            + ["    text title, in: bounds.inset(4), with: isOn ? #FFFFFF : #101010", "  }", "}"]
        )
    save(folder, f"{name}.raster", source + "\n" * (others > 0))
    preview = Preview(rasterc, folder, [f"{name}.raster"])
    browser.shape(1400, 900, False)
    browser.open(preview.address)
    settled(browser, 1)
    looks = browser.run("document.querySelectorAll('.look').length")
    browser.run(
        "window.shownAt = {}; new MutationObserver(() => {"
        " shownAt[document.documentElement.dataset.shown] ??= performance.timeOrigin"
        " + performance.now(); }).observe(document.documentElement,"
        " { attributes: true, attributeFilter: ['data-shown'] })"
    )
    times = []
    for index in range(count):
        number = index + 2
        start = time.time()
        save(folder, f"{name}.raster", source.replace("#FF0000", f"#FF{index % 250:02X}{index % 7:02X}"))
        browser.wait(f"shownAt['{number}']")
        times.append(browser.run(f"shownAt['{number}']") - start * 1000)
        browser.wait(f"document.documentElement.dataset.settled === '{number}'")
    usage = open(f"/proc/{preview.process.pid}/stat").read().split()
    ticks = (int(usage[13]) + int(usage[14])) / os.sysconf("SC_CLK_TCK")
    preview.close()
    times.sort()
    print(f"{source.count(chr(10))} lines, {looks} looks, {count} saves: from saving to pixels"
          f" median {times[len(times) // 2]:.0f} ms, 95 % {times[int(len(times) * 0.95)]:.0f} ms,"
          f" most {times[-1]:.0f} ms; {ticks * 1000 / count:.0f} ms of the processor a save")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rasterc")
    parser.add_argument("--shots")
    parser.add_argument("--saves", type=int, default=0)
    parser.add_argument("--edits", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
    folder = tempfile.mkdtemp()
    os.mkdir(os.path.join(folder, "work"))
    work = os.path.join(folder, "work")
    save(work, "Toggle.raster", TOGGLE)
    preview = Preview(options.rasterc, work, ["."])
    browser = Browser(os.path.join(folder, "browser"))
    try:
        browser.shape(1400, 900, False)
        browser.open(preview.address)
        settled(browser, 1)
        follow_changes(browser, work)
        mend(browser, work)
        turn_knobs(browser)
        look_at_pixels(browser)
        save(work, "Parts.raster", PARTS)
        for name, colour in [("dot.png", b"\0\0\xff"), ("red.png", b"\xff\0\0")]:
            with open(os.path.join(work, name), "wb") as file:
                file.write(dot(colour))
        browser.wait("project.components.length === 3 && project.errors === 0")
        drag_edges(browser)
        make_matrix(browser)
        edit_parts(browser, work)
        compare_pictures(browser, work)
        outline_boxes(browser, work, options.shots)
        check_names(browser, 16)
        check_shapes(browser, options.shots)
        check_places(Preview, options.rasterc, browser, folder)
        assert not browser.problems, browser.problems
        others = [each for each in browser.requests
                  if not each.startswith(("http://127.0.0.1:", "data:", "about:"))]
        assert not others, others
        print(f"{len(browser.requests)} requests, all to the preview; no error on the page")
        if options.saves:
            measure(options.rasterc, browser, work, options.saves, "Timed")
            measure(options.rasterc, browser, work, options.saves, "Long", others=380)
        if options.edits:
            edited = os.path.join(folder, "edited")
            os.mkdir(edited)
            run_edits(options.rasterc, browser, Preview, edited, options.edits, options.seed)
    finally:
        browser.close()
        preview.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
