"""Drives the page of `rasterc preview` as a person does, and checks what is seen.

    preview.py RASTERC [--shots DIR] [--saves N]
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

from browser import Browser

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
    """A preview of a folder that is made for it."""

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
    """Writes a file as editors do that put a new one in the place of the old one."""
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
    """A saved file brings new pixels, and what stays is not asked for again."""
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
    """An error keeps the pictures, is shown at its place, and is mended by a button."""
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
    """Controls go into the address, and a reload brings them back."""
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
    """A pixel leads to its operation and its line, by the mouse and by keys; a slider goes through."""
    zoom = "document.getElementById('zoom')"
    browser.run(f"{zoom}.value = '8'; {zoom}.dispatchEvent(new Event('change'))")
    browser.wait("inspection && owners && owners.length > 0")
    browser.run("document.getElementById('view').scrollLeft = 700")
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


def check_names(browser, least=16):
    """Everything that can be operated has a name that is read out."""
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = ["button", "textbox", "slider", "spinbutton", "combobox", "checkbox", "switch", "radio",
             "tab", "link", "searchbox"]
    found = 0
    for node in nodes:
        if node.get("role", {}).get("value") in roles and not node.get("ignored"):
            found += 1
            assert node.get("name", {}).get("value"), f"without a name: {node}"
    assert found >= least, f"{found} controls"


def check_shapes(browser, shots):
    """Wide and narrow, light and dark: nothing is wider than the page."""
    for name, width, height, dark in [
        ("wide-light", 1400, 900, False), ("wide-dark", 1400, 900, True),
        ("narrow-light", 390, 844, False), ("narrow-dark", 390, 844, True),
    ]:
        browser.shape(width, height, dark)
        time.sleep(0.2)
        wide = browser.run("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} wide"
        ground = browser.run("getComputedStyle(document.body).backgroundColor")
        assert (ground == "rgb(255, 255, 255)") != dark, f"{name} lies on {ground}"
        if shots:
            browser.photograph(os.path.join(shots, name + ".png"), whole=width < 600)


def measure(rasterc, browser, folder, count):
    """Times from saving a file of 100 lines and 64 looks to its pixels."""
    lines = [f"    fill rect(Rect(x: {n % 10 * 6}, y: {n // 10 * 6}, width: 5, height: 5)),"
             f" with: #20{n:02d}60" for n in range(70)]
    source = "\n".join(
        ["component Timed {", "  state a: Int = 0, in: 0...7, step: 1",
         "  state b: Int = 0, in: 0...7, step: 1", "  size 64, 64", "", "  draw {"] + lines
        + ["    fill circle(Rect(x: a * 4, y: b * 4, width: 30, height: 30)), with: #FF0000",
           "    fill rect(Rect(x: b * 4, y: a * 4, width: 8, height: 30)), with: #00FF0080",
           "  }", "}", ""] + [f"// Line {n}." for n in range(18)] + [""]
    )
    save(folder, "Timed.raster", source)
    preview = Preview(rasterc, folder, ["Timed.raster"])
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
        save(folder, "Timed.raster", source.replace("#FF0000", f"#FF{index % 250:02X}{index % 7:02X}"))
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
        check_names(browser)
        check_shapes(browser, options.shots)
        assert not browser.problems, browser.problems
        own = preview.address.rsplit("/", 2)[0]
        others = [each for each in browser.requests
                  if not each.startswith((own, "data:", "about:"))]
        assert not others, others
        print(f"{len(browser.requests)} requests, all to the preview; no error on the page")
        if options.saves:
            measure(options.rasterc, browser, work, options.saves)
    finally:
        browser.close()
        preview.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
