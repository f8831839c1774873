"""Makes random edits of the files that a preview shows, and checks the page at each quiet point.

At a quiet point, the page's images equal those of `rasterc render`, pixel for pixel, or the page shows the
errors. The preview still runs, and uses no more memory than before.
"""

import base64
import json
import os
import random
import shutil
import subprocess
import time


# In MiB: 128 for image files, 32 for rasters, the rest for requests and the program itself.
MEMORY = 256

# The limit of the page: three components with a few looks each, and the comparison in this file.
PAGE = {"nodes": 5_000, "listeners": 500, "kB": 16_384}


class Project:
    """Sources with random numbers, colours, texts and states, and random ways to write them."""

    names = ["Brand.raster", "Toggle.raster", "Card.raster", "more/Dot.raster"]

    def __init__(self, folder, dice):
        self.folder, self.dice = folder, dice
        os.makedirs(os.path.join(folder, "more"), exist_ok=True)
        self.values = {name: {} for name in self.names}
        self.broken = set()
        for name in self.names:
            self.change(name)
            self.write(name, self.text(name))

    def colour(self):
        return f"#{self.dice.randrange(1 << 24):06X}"

    def change(self, name):
        """Changes one random value of a file."""
        dice = self.dice
        choices = {
            "first": self.colour, "second": self.colour, "third": self.colour,
            "number": lambda: dice.randrange(2, 20), "size": lambda: dice.randrange(30, 60),
            "word": lambda: "".join(dice.choice("abcdefgäß€ ") for _ in range(dice.randrange(1, 9))),
            "states": lambda: dice.randrange(0, 4), "lines": lambda: dice.randrange(0, 6),
            "isDark": lambda: dice.random() < 0.5,
        }
        known = self.values[name]
        chosen = [dice.choice(list(choices))] if known else list(choices)
        for choice in chosen:
            known[choice] = choices[choice]()

    def text(self, name):
        v = self.values[name]
        comment = "".join(f"// Line {n}.\n" for n in range(v["lines"]))
        dark = "environment.appearance == .dark" if v["isDark"] else "false"
        # A condition that is never true causes a warning; this one depends on a property.
        dark = dark if v["isDark"] else "isOn"
        states = ["on isOn: true", f"named title: \"{v['word']}\"", f"wide bounds: ({v['size'] + 40}, 40)"]
        block = "".join(f"    {each}\n" for each in states[: v["states"]])
        block = f"\n  states {{\n{block}  }}\n" if block else ""
        head = "  state isOn: Bool = false\n  state title: String = \"Wi-Fi\"\n"
        if name == "Brand.raster":
            return (f"{comment}tokens Brand {{\n  accent light: {v['first']}, dark: {v['second']}\n"
                    f"  gap {v['number']}.0\n}}\n")
        if name == "Toggle.raster":
            return (f"import \"Brand.raster\"\n\n{comment}component Toggle {{\n{head}  size {v['size']}, 40\n\n"
                    f"  draw {{\n    fill roundedRect(bounds, radius: {v['number']}), with: Brand.accent\n"
                    f"    fill circle(bounds.inset(Brand.gap)), with: {dark} ? {v['first']} : {v['third']}\n"
                    f"    if isOn {{ fill circle(bounds.inset(12)), with: {v['second']} }}\n"
                    f"    text title, in: bounds, with: {v['second']}\n  }}\n{block}}}\n")
        if name == "Card.raster":
            return (f"import \"Toggle.raster\"\nimport \"Brand.raster\"\n\n{comment}component Card {{\n{head}"
                    f"\n  let content = row(spacing: Brand.gap) {{\n    Toggle isOn: isOn, title: title\n"
                    f"    text title, with: {v['first']}\n  }}\n\n  size content.size.outset(8)\n\n"
                    f"  draw {{\n    fill rect(bounds), with: {v['third']}\n"
                    f"    place content, in: bounds.inset(8)\n  }}\n{block}}}\n")
        return (f"{comment}component Dot {{\n{head}  size {v['size']}, {v['number'] + 12}\n\n  draw {{\n"
                f"    fill ellipse(bounds), with: isOn ? {v['first']} : {v['second']}\n"
                f"    text title, in: bounds, with: {v['third']}\n  }}\n{block}}}\n")

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        """Writes a file as programs do: in place, in two halves, by renaming, or after removing it."""
        path, way, data = self.path(name), self.dice.randrange(5), text.encode()
        if way == 0:
            with open(path, "wb") as file:
                file.write(data)
        elif way == 1:
            half = self.dice.randrange(len(data) + 1)
            with open(path, "wb", buffering=0) as file:
                file.write(data[:half])
                time.sleep(self.dice.random() * 0.01)
                file.write(data[half:])
        elif way == 2:
            with open(path + "~", "wb") as file:
                file.write(data)
            os.rename(path + "~", path)
        elif way == 3:
            if os.path.exists(path):
                os.remove(path)
            with open(path, "wb") as file:
                file.write(data)
        else:
            if os.path.exists(path):
                os.rename(path, path + ".old")
            with open(path, "wb") as file:
                file.write(data)
            if os.path.exists(path + ".old"):
                os.remove(path + ".old")

    def edit(self):
        """Makes one edit: usually a changed value, sometimes an error, a removal or a touch."""
        name, kind = self.dice.choice(self.names), self.dice.random()
        if kind < 0.72:
            self.change(name)
            self.broken.discard(name)
            self.write(name, self.text(name))
        elif kind < 0.9:
            text = self.text(name)
            place = self.dice.randrange(len(text))
            length = self.dice.randrange(1, 9)
            other = self.dice.choice(["", "}", "\"", "é", "#12", "((", "\n"])
            self.broken.add(name)
            self.write(name, text[:place] + other + text[place + length:])
        elif kind < 0.95:
            self.broken.add(name)
            if os.path.exists(self.path(name)):
                os.remove(self.path(name))
        elif os.path.exists(self.path(name)):
            os.utime(self.path(name))

    def mend(self):
        for name in sorted(self.broken):
            self.write(name, self.text(name))
        self.broken.clear()


SHOWN = """(() => {
  const looks = [...document.querySelectorAll('#looks .look')].map(button => {
    const image = button.querySelector('img');
    return { names: button.look.names, dark: button.look.appearance === 'dark',
      isWhole: image.complete && image.naturalWidth === button.look.picture.width };
  });
  return { component: component()?.title ?? null, asked: params.get('component'), looks, status: document.getElementById('status').className };
})()"""

# Draws the page's image and the rendered image, and counts the bytes that differ.
COMPARE = """(async () => {
  const rendered = FILES, result = [];
  const pixels = (image, width, height) => {
    const canvas = new OffscreenCanvas(width, height), context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  for (const button of document.querySelectorAll('#looks .look')) {
    const image = button.querySelector('img');
    for (const name of button.look.names) {
      const key = name + (button.look.appearance === 'dark' ? '-dark' : '');
      if (!rendered[key]) { result.push(key + ' is not rendered'); continue; }
      const other = new Image();
      other.src = 'data:image/png;base64,' + rendered[key];
      await other.decode();
      if (other.naturalWidth !== image.naturalWidth || other.naturalHeight !== image.naturalHeight) {
        result.push(key + ' has another size');
        continue;
      }
      const [width, height] = [other.naturalWidth, other.naturalHeight];
      const [one, two] = [pixels(image, width, height), pixels(other, width, height)];
      if (one.some((value, index) => value !== two[index])) result.push(key + ' differs');
    }
  }
  return result;
})()"""


def memory(process):
    with open(f"/proc/{process.pid}/status") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) // 1024
    raise AssertionError("the preview has no memory")


def page_memory(browser):
    """The page's nodes and script bytes after garbage collection."""
    browser.call("HeapProfiler.collectGarbage")
    counts = browser.call("Memory.getDOMCounters")
    heap = browser.call("Runtime.getHeapUsage")["usedSize"]
    return {"nodes": counts["nodes"], "listeners": counts["jsEventListeners"], "kB": heap // 1024}


def wait_until_quiet(browser):
    """Waits until the page shows the server's state, and no update follows."""
    quiet, last, end = 0, None, time.time() + 60
    while quiet < 8:
        assert time.time() < end, "the page never comes to rest"
        time.sleep(0.05)
        now = browser.run(
            "[document.documentElement.dataset.settled, lastNews, project && String(project.number)]"
        )
        isSame = now == last and now[0] == now[1] == now[2]
        quiet, last = (quiet + 1 if isSame else 0), now
    return last


def render(rasterc, folder, output):
    shutil.rmtree(output, ignore_errors=True)
    return subprocess.run(
        [rasterc, "render", ".", "--all-states", "--appearance", "both", "--scale", "2", "--crop", "drawing",
         "--png-level", "fast", "--output-directory", output, "--quiet"],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ).returncode


def compare(rasterc, browser, project, output):
    """Whether the sources are valid; fails if the page differs from their drawing."""
    code = render(rasterc, project.folder, output)
    shown = browser.run(SHOWN)
    if code != 0:
        assert code in (1, 3), f"rasterc render ended with {code}"
        assert shown["status"] == "bad", f"the sources have errors, and the page says {shown}"
        return False
    assert shown["status"] == "good", f"the sources are sound, and the page says {shown}"
    if shown["component"] is None:
        assert not shown["looks"], shown
        assert not [name for name in os.listdir(output) if name.startswith(shown["asked"] + "-")]
        return True
    assert all(look["isWhole"] for look in shown["looks"]), shown
    prefix, files = shown["component"] + "-", {}
    for name in sorted(os.listdir(output)):
        if name.startswith(prefix) and name.endswith("@2x.png"):
            with open(os.path.join(output, name), "rb") as file:
                files[name[len(prefix):-len("@2x.png")]] = base64.b64encode(file.read()).decode()
    states = {name.removesuffix("-dark") for name in files}
    named = {name for look in shown["looks"] for name in look["names"]}
    assert states == named, f"{states} are rendered, and {named} are shown"
    problems = browser.run(COMPARE.replace("FILES", json.dumps(files)))
    assert not problems, f"{shown['component']}: {problems}"
    return True


def run_edits(rasterc, browser, start, folder, count, seed):
    """Edits files at random while the page is open, and compares at each quiet point."""
    dice = random.Random(seed)
    project = Project(folder, dice)
    preview = start(rasterc, folder, ["."])
    browser.shape(1400, 900, False)
    browser.open(preview.address)
    browser.wait("document.documentElement.dataset.settled")
    # Caches have reached most of their size by then.
    warm = count // 2
    done, points, sound, base, most, began = 0, 0, 0, None, 0, time.time()
    try:
        while done < count:
            for _ in range(min(dice.randrange(1, 400), count - done)):
                project.edit()
                done += 1
                if dice.random() < 0.2:
                    time.sleep(dice.random() * 0.03)
                if dice.random() < 0.02:
                    title = dice.choice(["Toggle", "Card", "Dot"])
                    browser.run(f"setParam('component', '{title}'); refresh()")
            if dice.random() < 0.85:
                project.mend()
            assert preview.process.poll() is None, f"the preview has ended: {preview.process.poll()}"
            wait_until_quiet(browser)
            points += 1
            sound += compare(rasterc, browser, project, os.path.join(folder, "..", "rendered"))
            held = memory(preview.process)
            if done >= warm and base is None:
                base = held
            most = max(most, held) if base is not None else 0
            if points % 20 == 0:
                page = page_memory(browser)
                print(f"  {done} edits, {points} quiet points, {held} MiB, page {page}", flush=True)
                assert all(page[key] <= limit for key, limit in PAGE.items()), f"the page holds {page}"
    except AssertionError:
        print(f"seed {seed}, after {done} edits and {points} quiet points", flush=True)
        raise
    finally:
        preview.close()
    assert most <= MEMORY, f"the preview takes {most} MiB"
    # A component is not found while its file is missing.
    problems = [each for each in browser.problems if "404" not in each or "picture?" in each]
    assert not problems, problems[:3]
    print(f"{done} edits, {points} quiet points, {sound} of them sound: each picture as it is rendered;"
          f" {base} MiB after {warm} edits, {most} MiB at most from there; {time.time() - began:.0f} s")
