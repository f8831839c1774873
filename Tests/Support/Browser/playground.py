"""Drives the page of `rasterc playground` like a user, and checks what it shows.

    playground.py PAGE [--shots DIR] [--times N]

The page is opened from the disk, and may not request anything else.
"""

import argparse
import os
import statistics
import tempfile

from browser import Browser
from pages import check_names, check_shapes

RUNS = "Number(document.documentElement.dataset.runs || 0)"
STATUS = "document.getElementById('status').className"
PIXEL = """(() => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  context.drawImage(document.querySelector('#stage canvas'), -X, -Y);
  return [...context.getImageData(0, 0, 1, 1).data].join(',');
})()"""


def pixel(browser, x, y):
    return browser.run(PIXEL.replace("X", str(x)).replace("Y", str(y)))


def set_source(browser, old, new):
    """Replaces a part of the source as if by typing."""
    browser.run(
        "(() => { const editor = document.getElementById('source');"
        f" const start = editor.value.indexOf({old!r});"
        f" if (start < 0) throw new Error('no ' + {old!r});"
        f" replace(start, start + {len(old)}, {new!r}); }})()"
    )


def after_run(browser, runs, kind):
    browser.wait(f"{RUNS} > {runs} && {STATUS} === '{kind}'")


def first_picture(browser, address):
    browser.shape(1400, 900, False)
    browser.open(address)
    browser.wait(f"{RUNS} >= 1 && {STATUS} === 'good'")
    assert browser.run("document.querySelectorAll('#looks .look').length") == 3
    assert pixel(browser, 40, 8) == "10,95,204,255", pixel(browser, 40, 8)
    assert browser.run("document.querySelectorAll('#painted .t2').length") > 5
    # The editor is visible: a style of another page once gave it zero width.
    for part in ("source", "painted"):
        width = browser.run(f"document.getElementById('{part}').getBoundingClientRect().width")
        assert width > 300, (part, width)


def edit(browser):
    """Typing changes pixels; an error keeps them, and its fix-it corrects it."""
    runs = browser.run(RUNS)
    set_source(browser, "#0A5FCC", "#00AA00")
    after_run(browser, runs, "good")
    assert pixel(browser, 40, 8) == "0,170,0,255", pixel(browser, 40, 8)
    runs = browser.run(RUNS)
    set_source(browser, "with: isPressed", "with: isPresed")
    after_run(browser, runs, "bad")
    assert pixel(browser, 40, 8) == "0,170,0,255"
    assert "isPresed" in browser.run("document.querySelector('#painted .error').textContent")
    assert "no value named" in browser.run("document.getElementById('reports').textContent")
    runs = browser.run(RUNS)
    browser.run("document.querySelector('#reports .fix').click()")
    after_run(browser, runs, "good")
    assert "with: isPressed" in browser.run("document.getElementById('source').value")
    assert not browser.run("document.querySelectorAll('#reports .error').length")


def turn_knobs(browser):
    drawn = browser.run("Number(document.documentElement.dataset.drawn)")
    before = pixel(browser, 40, 8)
    browser.run("document.getElementById('knob-isPressed').click()")
    browser.wait(f"Number(document.documentElement.dataset.drawn) > {drawn}")
    assert pixel(browser, 40, 8) != before
    browser.run("document.getElementById('reset').click()")
    browser.wait(f"Number(document.documentElement.dataset.drawn) > {drawn} + 1")
    assert pixel(browser, 40, 8) == before


def complete(browser):
    """Completion is offered at the caret, selected with keys, and inserted with its placeholders."""
    source = browser.run("document.getElementById('source').value")
    runs = browser.run(RUNS)
    set_source(browser, "  draw {", "  draw {\n    ")
    browser.run("document.getElementById('source').setSelectionRange("
                "...Array(2).fill(document.getElementById('source').value.indexOf('  draw {') + 13))")
    shown = "!document.getElementById('offers').hidden"
    for letter in "strok":
        browser.call("Input.insertText", text=letter)
    browser.wait(shown)
    browser.wait("document.querySelector('#offers [aria-selected=true]').textContent.startsWith('stroke')")
    assert browser.run("document.getElementById('source').getAttribute('aria-expanded')") == "true"
    browser.key("Enter")
    browser.wait(f"!({shown})")
    line = browser.run("document.getElementById('source').value.split('\\n')"
                       ".find(each => each.trim().startsWith('stroke '))")
    assert ", with: " in line and "$" not in line, line
    selected = browser.run("(() => { const editor = document.getElementById('source');"
                           " return editor.value.slice(editor.selectionStart, editor.selectionEnd); })()")
    assert selected and selected in line, selected
    browser.run("(() => { const editor = document.getElementById('source');"
                f" replace(0, editor.value.length, {source!r}); }})()")
    browser.wait(f"{STATUS} === 'good' && document.getElementById('source').value.length === {len(source)}")
    browser.wait(f"{RUNS} > {runs}")


def use_buttons(browser, address):
    browser.run("document.getElementById('swift').click()")
    browser.wait("document.getElementById('generated').textContent.includes('struct Button')")
    browser.run("document.getElementById('swiftDialog').close()")
    runs = browser.run(RUNS)
    set_source(browser, "  size measure", "  size   measure")
    after_run(browser, runs, "good")
    browser.run("document.getElementById('format').click()")
    browser.wait("!document.getElementById('source').value.includes('size   measure')")
    browser.run("document.getElementById('link').click()")
    browser.wait("location.hash.startsWith('#s=')")
    link = browser.run("location.href")
    source = browser.run("document.getElementById('source').value")
    browser.open("about:blank")
    browser.open(link)
    browser.wait(f"{RUNS} >= 1 && {STATUS} === 'good'")
    assert browser.run("document.getElementById('source').value") == source
    # An address with a file and a component shows them.
    runs = browser.run(RUNS)
    browser.run("location.hash = '#file=Button.raster&component=Button'")
    after_run(browser, runs, "good")
    assert browser.run("document.getElementById('name').textContent") == "Button"


def endless(browser):
    """The limits stop endless work, and the page continues."""
    runs = browser.run(RUNS)
    source = browser.run("document.getElementById('source').value")
    set_source(browser, "  draw {", "  draw {\n    for a in 0..<10000 { for b in 0..<10000 {"
               " fill circle(bounds), with: plate } }")
    browser.wait(f"{RUNS} > {runs}", seconds=90)
    runs = browser.run(RUNS)
    browser.run("(() => { const editor = document.getElementById('source');"
                f" replace(0, editor.value.length, {source!r}); }})()")
    after_run(browser, runs, "good")


def measure(browser, address, count):
    """Milliseconds from the load event to the first image, and from a key press to pixels."""
    first, keys = [], []
    for _ in range(count):
        browser.open("about:blank")
        browser.open(address)
        browser.wait(f"{RUNS} >= 1 && {STATUS} === 'good'")
        first.append(browser.run("Number(document.documentElement.dataset.first)"
                                 " - performance.getEntriesByType('navigation')[0].loadEventEnd"))
    for index in range(10 * count):
        runs = browser.run(RUNS)
        browser.run("(() => { const editor = document.getElementById('source'); editor.focus();"
                    " editor.setSelectionRange(0, 0); })()")
        browser.call("Input.insertText", text=" ")
        browser.wait(f"{RUNS} > {runs}")
        keys.append(float(browser.run("document.documentElement.dataset.time")))
    print(f"first picture {statistics.median(first):.0f} ms after the page has loaded;"
          f" {statistics.median(keys):.1f} ms from a key to pixels (median of {len(keys)})")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("page")
    parser.add_argument("--shots")
    parser.add_argument("--times", type=int, default=0)
    options = parser.parse_args()
    address = "file://" + os.path.abspath(options.page)
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(folder)
        try:
            first_picture(browser, address)
            check_names(browser, 12)
            edit(browser)
            turn_knobs(browser)
            complete(browser)
            use_buttons(browser, address)
            endless(browser)
            check_shapes(browser, options.shots, "playground-")
            if options.times:
                measure(browser, address, options.times)
            other = [each for each in browser.requests
                     if not each.startswith((address, "blob:", "data:", "about:"))]
            assert not other, other
            assert not browser.problems, browser.problems
        finally:
            browser.close()
    print("The playground draws, follows what is typed, and asks for nothing.")


if __name__ == "__main__":
    main()
