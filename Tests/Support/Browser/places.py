"""Checks the layout of the page of `rasterc preview`: content that fits, collapses or stays."""

import json
import os
import re
import shutil
import subprocess
import time

CARD = """/// A card for a link.
component Card {
  state title: String = "A card"
  state isDark: Bool = false
  size 1200, 630

  draw {
    fill rect(bounds), with: isDark ? #10233F : #E8EFFF
    fill rect(Rect(x: 900, y: 400, width: 10, height: 10)), with: #FF0000
    text title, in: bounds.inset(80), font: Font(size: 80), with: isDark ? #FFFFFF : #10233F
  }

  states {
    dark  isDark: true
  }
}
"""

# States that share looks, one that specifies its appearance, and combinations that no state has.
LOOKS = """enum Kind { case plain, danger, quiet }

component Lamp {
  state kind: Kind = .plain
  state isOn: Bool = false
  size 40, 24

  draw {
    let back = environment.appearance == .dark ? #202024 : #F0F0F4
    fill rect(bounds), with: kind == .danger ? #D70015 : back
    if isOn { fill circle(bounds.inset(6)), with: #FFD60A }
  }

  states {
    on      isOn: true
    normal  kind: .plain
    danger  kind: .danger
    night   environment: Environment(appearance: .dark)
    quiet   kind: .quiet
  }
}

component Plate {
  state isOn: Bool = false
  state isWide: Bool = false
  size isWide ? 40 : 24, 24

  draw { fill rect(bounds), with: isOn ? #34C759 : #D1D1D6 }

  states { on isOn: true }
}
"""

BOX = """(id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""


def dot(name, colour="#FF0000"):
    return f"component {name} {{\n  size 8, 8\n  draw {{ fill rect(bounds), with: {colour} }}\n}}\n"


def save(folder, name, text):
    """Writes a file like an editor that replaces the old file with a new one."""
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + "~", "w") as file:
        file.write(text)
    os.rename(path + "~", path)


def shown(browser, number):
    browser.wait(f"document.documentElement.dataset.settled === '{number}'")


class Opened:
    """A preview of files in a temporary folder, opened on the page."""

    def __init__(self, start, rasterc, browser, folder, files, inputs=(".",), address=""):
        self.folder = os.path.join(folder, "place")
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        for name, text in files.items():
            save(self.folder, name, text)
        inputs = [each.replace("HERE", self.folder) for each in inputs]
        self.browser, self.preview = browser, start(rasterc, self.folder, inputs)
        browser.shape(1440, 900, False)
        browser.open(self.preview.address + address)
        shown(browser, 1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The page sends no request after its server ends.
        self.browser.open("about:blank")
        self.preview.close()


def check_room(page):
    """By default the whole card is visible, the stage takes the available space, and no toolbar wraps."""
    browser, heights = page.browser, []
    for width, height in [(1024, 768), (1440, 900), (2560, 1440)]:
        for dark in [False, True]:
            browser.shape(width, height, dark)
            time.sleep(0.3)
            view, ground = browser.run(BOX + "('view')"), browser.run(BOX + "('ground')")
            assert ground[0] >= view[0] and ground[1] >= view[1], (width, view, ground)
            assert ground[2] <= view[2] and ground[3] <= view[3], (width, view, ground)
            assert 0 <= view[0] and view[2] <= width and view[3] <= height, (width, view)
            assert abs((ground[0] + ground[2]) - (view[0] + view[2])) < 2, (view, ground)
            assert abs((ground[1] + ground[3]) - (view[1] + view[3])) < 2, (view, ground)
            for tools in ["stageTools", "stageFoot", "sheetTools"]:
                lines = browser.run(
                    f"[...document.querySelectorAll('#{tools} > *')].filter(each => each.offsetHeight)"
                    ".map(each => each.getBoundingClientRect()).map(each => (each.top + each.bottom) / 2)")
                assert max(lines) - min(lines) < 8, f"{tools} wraps at {width}: {lines}"
                over = browser.run(f"(each => each.scrollWidth - each.clientWidth)({tools})")
                assert over <= 0, f"{tools} is {over} too wide at {width}"
        heights.append((view[3] - view[1]) / height)
    assert min(heights) > 0.45, f"the stage takes {heights} of the height"
    assert browser.run("ground.getBoundingClientRect().width") == 1200, "a large stage shows it in full"


def check_zoom(page):
    """Ctrl and the wheel zoom at the pointer, a drag moves the image, and Fit resets it."""
    browser = page.browser
    browser.shape(1440, 900, False)
    time.sleep(0.3)
    fit = browser.run("ground.getBoundingClientRect().width")
    box = browser.run(BOX + "('ground')")
    # Browsers report wheel positions in whole pixels.
    place = [round(box[0] + (905 / 1200) * (box[2] - box[0])), round(box[1] + (405 / 630) * (box[3] - box[1]))]
    pixel = f"JSON.stringify(pixelAt({{ clientX: {place[0]}, clientY: {place[1]} }}))"
    before = browser.run(pixel)
    for turn in range(24):
        browser.wheel(place[0], place[1], -120, control=True)
    browser.wait(f"ground.getBoundingClientRect().width > {fit * 8}")
    assert browser.run(pixel) == before, (browser.run(pixel), before)
    for turn in range(6):
        browser.wheel(place[0], place[1], 120, control=True)
    browser.wait(f"ground.getBoundingClientRect().width < {fit * 300}")
    assert browser.run(pixel) == before, (browser.run(pixel), before)
    browser.wait("location.hash.includes('zoom=')")
    old = browser.run(BOX + "('ground')")
    browser.drag(place, [(place[0] + 20, place[1] + 10), (place[0] + 60, place[1] + 30)])
    new = browser.run(BOX + "('ground')")
    assert [round(new[0] - old[0]), round(new[1] - old[1])] == [60, 30], (old, new)
    assert not browser.run("readout.textContent.includes('copied')"), "a drag copies nothing"
    browser.run("fit.click()")
    browser.wait(f"Math.abs(ground.getBoundingClientRect().width - {fit}) < 1")
    browser.wait("!location.hash.includes('zoom=')")
    browser.run("view.focus()")
    browser.key("1")
    browser.wait("ground.getBoundingClientRect().width === 1200 && zoom() === 1")
    browser.key("+")
    browser.wait("ground.getBoundingClientRect().width === 2400")
    browser.key("0")
    browser.wait(f"Math.abs(ground.getBoundingClientRect().width - {fit}) < 1")
    assert browser.run("[...document.getElementById('zoom').options][0].textContent").startswith("Fit")
    browser.pinch(place[0], place[1], 40, 120)
    browser.wait(f"Math.abs(ground.getBoundingClientRect().width - {3 * fit}) < {fit / 50}")
    # If a pixel of the image is smaller than a pixel of the page, scrolling may be off by one.
    old, new = json.loads(before), json.loads(browser.run(pixel))
    assert abs(old["x"] - new["x"]) <= 1 and abs(old["y"] - new["y"]) <= 1, (old, new)
    browser.run("fit.click()")
    browser.wait(f"Math.abs(ground.getBoundingClientRect().width - {fit}) < 1")
    # The steps of the buttons end at the largest and smallest zoom.
    for button, words in [("zoomIn", "largest"), ("zoomOut", "smallest")]:
        browser.run(f"for (let turn = 0; turn < 40; turn++) {button}.click()")
        assert words in browser.run(f"{button}.title"), browser.run(f"{button}.title")
        assert browser.run(f"{button}.getAttribute('aria-disabled')") == "true"
    browser.run("fit.click()")


def check_folding(page):
    """The lower panel is collapsed without diagnostics, opens on errors, and collapses again."""
    browser = page.browser
    height = "document.getElementById('dock').getBoundingClientRect().height"
    assert browser.run("panels.hidden") and browser.run(height) < 40, browser.run(height)
    save(page.folder, "Card.raster", CARD.replace("#E8EFFF", "#E8EFFG"))
    browser.wait("!panels.hidden && document.querySelector('.report mark') !== null")
    assert browser.run(height) > 150
    assert browser.run("fold.getAttribute('aria-expanded')") == "true"
    save(page.folder, "Card.raster", CARD)
    browser.wait("panels.hidden")
    browser.run("document.getElementById('tab-look').click()")
    browser.wait("!panels.hidden && !look.hidden")
    browser.run("fold.click()")
    browser.wait("panels.hidden && fold.getAttribute('aria-expanded') === 'false'")
    browser.run("fold.click()")
    browser.wait("!panels.hidden && !look.hidden")
    browser.run("chooseTab('reports')")
    browser.wait("panels.hidden")


def check_splits(page):
    """The lines above the looks and the panel move by dragging and by keys; the address stores both."""
    browser = page.browser
    browser.run("document.getElementById('tab-look').click()")
    for name in ["sheet", "dock"]:
        height = f"document.getElementById('{name}').getBoundingClientRect().height"
        before = browser.run(height)
        box = browser.run(BOX + f"('{name}Split')")
        at = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
        browser.drag(at, [(at[0], at[1] - 20), (at[0], at[1] - 40)])
        browser.wait(f"Math.abs({height} - {before + 40}) <= 1 && location.hash.includes('{name}=')")
        browser.run(f"{name}Split.focus()")
        browser.key("ArrowDown")
        browser.wait(f"Math.abs({height} - {before + 24}) <= 1")
        view = browser.run(BOX + "('view')")
        ground = browser.run(BOX + "('ground')")
        assert view[1] <= ground[1] and ground[3] <= view[3], (view, ground)
    height = browser.run("document.getElementById('sheet').getBoundingClientRect().height")
    browser.call("Page.reload")
    browser.wait("document.documentElement.dataset.settled === '1' && !panels.hidden")
    assert browser.run("document.getElementById('sheet').getBoundingClientRect().height") == height


def check_staying(page):
    """The shown component stays while other files are added, removed and broken, and follows its renaming."""
    browser = page.browser
    number = int(browser.run("project.number"))

    def shows(title):
        browser.wait(f"project.number === {number} && document.getElementById('name').textContent"
                     f" === '{title}' && lookRecord && lookRecord.width === 1200")
    save(page.folder, "Alpha.raster", dot("Alpha"))
    number += 1
    shows("Card")
    assert browser.run("component().title") == "Card"
    save(page.folder, "Alpha.raster", dot("Alpha", "#00FF00"))
    number += 1
    shows("Card")
    save(page.folder, "a/Card.raster", dot("Card"))
    number += 1
    shows("Card")
    os.remove(os.path.join(page.folder, "a/Card.raster"))
    number += 1
    shows("Card")
    save(page.folder, "Card.raster", CARD.replace("component Card", "component Banner"))
    number += 1
    shows("Banner")
    save(page.folder, "Card.raster", CARD)
    number += 1
    shows("Card")
    # The browser's console reports a look that was briefly missing.
    browser.problems = [each for each in browser.problems if "404" not in each]


def check_paths(page):
    """Paths are relative to the folder, regardless of how it was specified."""
    browser = page.browser
    assert browser.run("document.getElementById('place').textContent") == "Card.raster:2"
    save(page.folder, "Card.raster", CARD.replace("fill rect(bounds)", "fill rect(bouns)"))
    browser.wait("document.querySelector('.report .place') !== null")
    assert browser.run("document.querySelector('.report .place').textContent") == "Card.raster:8:15"
    save(page.folder, "Card.raster", CARD)
    browser.wait("!document.querySelector('.report .place')")
    browser.run("chooseTab('operations')")
    browser.wait("inspection && inspection.operations.length === 3")
    assert browser.run("inspection.operations[0].file") == "Card.raster"
    browser.run("chooseTab('reports')")


def check_reasons(page):
    """An unavailable button shows the reason, also to a screen reader, and is focusable."""
    browser = page.browser
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    said = {node["name"]["value"]: node.get("description", {}).get("value", "") for node in nodes
            if node.get("role", {}).get("value") == "button" and node.get("name", {}).get("value")}
    for name, reason in [("Before", "no image to compare with"), ("Side by side", "no image to compare"),
                         ("Swipe", "no image to compare"), ("Difference", "no image to compare"),
                         ("Caps", "declares no caps")]:
        assert reason in said[name], (name, said[name])
    for name in ["before", "side", "swipe", "difference", "capsButton"]:
        button = f"document.getElementById('{name}')"
        assert browser.run(f"{button}.title"), name
        assert browser.run(f"{button}.getAttribute('aria-disabled')") == "true", name
        browser.run(f"{button}.focus()")
        assert browser.run(f"document.activeElement === {button}"), name
        browser.run(f"{button}.click()")
        assert browser.run(f"readout.textContent === {button}.title"), name
        assert browser.run(f"{button}.getAttribute('aria-pressed')") == "false", name
    silent = browser.run("[...document.querySelectorAll('button:disabled')].map(each => each.id)")
    assert not silent, f"{silent} do not say why"
    save(page.folder, "Card.raster", CARD.replace("#E8EFFF", "#E8EFF0"))
    browser.wait("before.getAttribute('aria-disabled') === null && before.title === ''"
                 .replace("before.", "document.getElementById('before')."))


def check_sidebar(page):
    """The list scrolls to the component of the address, and then keeps its scroll position."""
    browser = page.browser
    inside = ("(() => { const [list, item] = [components, components.querySelector('[aria-current]')]"
              ".map(each => each.getBoundingClientRect());"
              " return item.top >= list.top && item.bottom <= list.bottom; })()")
    assert browser.run("components.querySelector('[aria-current]').textContent").startswith("Dot79")
    assert browser.run(inside), "the component of the address is not in view"
    browser.run("components.scrollTop = 0")
    save(page.folder, "Dot03.raster", dot("Dot03", "#00FF00"))
    shown(browser, 2)
    assert browser.run("components.scrollTop") == 0, "a save scrolls the list"


def check_counts(page, rasterc):
    """The numbers of states and looks equal those of the gallery."""
    browser = page.browser
    output = os.path.join(page.folder, "..", "gallery")
    subprocess.run([rasterc, "gallery", ".", "--output", output, "--quiet"], cwd=page.folder,
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(os.path.join(output, "index.html")) as file:
        counts = re.findall(r"<strong>(\w+)</strong>\s*<span class=\"soft\">([^<]*)</span>", file.read())
    assert [name for name, _ in counts] == ["Lamp", "Plate"], counts
    for name, count in counts:
        browser.run(f"showComponent('{name}')")
        browser.wait(f"sheetRecord.component === '{name}'"
                     f" && document.getElementById('name').textContent === '{name}'")
        title = browser.run("sheetTitle.textContent")
        assert title == count, f"{name}: the preview says {title}, the gallery {count}"
        states = browser.run("components.querySelector('[aria-current] .count').title")
        assert count.startswith(states + ","), (states, count)
        drawn = browser.run("document.querySelectorAll('#looks > li').length")
        assert count.endswith(f" {drawn} looks") or drawn == 1, (drawn, count)
        with open(os.path.join(output, "components", f"{name}.html")) as file:
            values = re.search(r"\d+ combinations?, \d+ looks?[^<]*", file.read())
        others = browser.run("othersTitle.hidden ? null : othersTitle.textContent")
        assert not values or "all shown above" in values[0] or others == values[0], (others, values)
    shutil.rmtree(output)


def check_empty(page, rasterc):
    """A folder without sources offers to create a component; a click writes the file of `rasterc new`."""
    browser = page.browser
    assert browser.run("empty.hidden") is False
    assert "place" in browser.run("emptyTitle.textContent"), browser.run("emptyTitle.textContent")
    assert browser.run("document.getElementById('status').className") == "good"
    assert not browser.run("document.getElementById('tab-reports').classList.contains('bad')")
    browser.run("newName.value = 'Chip'")
    box = browser.run(BOX + "('createButton')")
    browser.move((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, click=True)
    browser.wait("empty.hidden && document.getElementById('name').textContent === 'Chip'"
                 " && document.getElementById('picture').naturalWidth > 0")
    subprocess.run([rasterc, "new", "Chip", "--output-directory", "../new"], cwd=page.folder, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    files = []
    for name in ["Chip.raster", "../new/Chip.raster"]:
        with open(os.path.join(page.folder, name)) as file:
            files.append(file.read())
    assert files[0] == files[1]
    shutil.rmtree(os.path.join(page.folder, "..", "new"))


def check_places(start, rasterc, browser, folder, only=None):
    """Runs all checks, each in its own folder; `only` selects one."""
    card = {"files": {"Card.raster": CARD}}
    many = {f"Dot{number:02d}.raster": dot(f"Dot{number:02d}") for number in range(80)}
    checks = [
        (check_room, card), (check_zoom, card), (check_folding, card), (check_splits, card),
        (check_staying, card),
        (check_paths, {**card, "inputs": ["HERE"]}), (check_reasons, card),
        (check_sidebar, {"files": many, "address": "#component=Dot79"}),
        (check_counts, {"files": {"Looks.raster": LOOKS}}), (check_empty, {"files": {}}),
    ]
    for check, options in checks:
        if only and check.__name__ != only:
            continue
        with Opened(start, rasterc, browser, folder, **options) as page:
            more = [rasterc] if check in (check_counts, check_empty) else []
            check(page, *more)
