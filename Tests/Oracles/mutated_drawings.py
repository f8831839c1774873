"""Damages SVG files in small ways and reads them with rasterc: each gives diagnostics or an image, and none traps.

    python3 Tests/Oracles/mutated_drawings.py RASTERC FOLDER [COUNT] [SEED]

Takes the files below FOLDER and makes COUNT mutants of them (by default 10,000): bytes, numbers, attributes
and elements are removed, duplicated, swapped and replaced. Each is an image and an outline of a program,
with hundreds in one process; if a process exits with a code other than 0 or 1, its files are tried one by
one. Then come malicious files, each in its own process, within a second of processor time and 256 MiB.
Needs only Python. Exits with 1 if a file caused a trap or exceeded a limit.
"""

import os
import random
import re
import resource
import subprocess
import sys
import tempfile

SECONDS = 1.0
KIBIBYTES = 256 * 1024
BATCH = 200


def sources(folder, generator):
    found = []
    for path, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(path, name) for name in sorted(names) if name.endswith(".svg")]
    found = [path for path in found if os.path.isfile(path) and os.path.getsize(path) < 20_000]
    return generator.sample(found, min(len(found), 500))


def mutant(text, generator):
    for _ in range(generator.randint(1, 4)):
        kind = generator.randrange(7)
        parts = list(re.finditer(rb"<[^>]*>|[\w:-]+=\"[^\"]*\"|-?[\d.]+", text))
        if kind < 2 or not parts:
            place = generator.randrange(len(text) + 1)
            byte = bytes([generator.choice([generator.randrange(256), 34, 60, 62, 38, 45, 46, 48])])
            text = text[:place] + (byte if kind else b"") + text[place + 1 :]
            continue
        part = generator.choice(parts)
        own, other = part.group(), generator.choice(parts).group()
        if kind == 2:
            own = b""
        elif kind == 3:
            own = own * generator.choice([2, 2, 50])
        elif kind == 4:
            own = other
        elif kind == 5:
            own = generator.choice([b"1e999", b"-0", b"nan", b"1e-320", b"99999999999", b"0", b"#a"])
        else:
            text = text[: part.start()]
            continue
        text = text[: part.start()] + own + text[part.end() :]
    return text


def program(names):
    lines = [f'    image "{name}", in: bounds\n' for name in names]
    lines += [f'    fill svg("{name}"), with: #000000\n' for name in names[:20]]
    return "component Mutants {\n  size 24, 24\n  draw {\n" + "".join(lines) + "  }\n}\n"


def run(rasterc, folder, names):
    """Runs a check; returns the exit code, the processor seconds and the peak kibibytes."""
    path = os.path.join(folder, "mutants.raster")
    with open(path, "w") as file:
        file.write(program(names))
    process = subprocess.Popen(
        [rasterc, "check", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def svg(elements):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{elements}</svg>'


def bombs():
    entities = "".join(f'<!ENTITY a{i} "{f"&a{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities", f'<!DOCTYPE svg [<!ENTITY a0 "ha">{entities}]>' + svg("<title>&a9;</title>")
    uses = "".join(
        f'<g id="a{i}">' + f'<use href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 10)
    )
    yield "references", svg(f'<defs><path id="a0" d="M0 0h4v4z"/>{uses}</defs><use href="#a9"/>')
    yield "a reference to itself", svg('<g id="a"><use href="#a"/></g>')
    yield "depth", svg("<g>" * 100_000 + "</g>" * 100_000)
    yield "elements", svg('<path d="M0 0h1v1z"/>' * 1_000_000)
    yield "circles", svg('<circle cx="12" cy="12" r="9"/>' * 20_000)
    yield "a path", svg('<path d="M0 0' + "l1 1-1 1" * 300_000 + '"/>')
    yield "dashes", svg('<path d="M0 0h1000000" stroke="red" stroke-dasharray=".00001"/>')
    yield "sizes", svg('<rect width="1e300" height="1e300"/>').replace("24 24", "1e300 1e300")
    styles = "".join(f".a{i} g g g g g {{fill:red}}" for i in range(20_000))
    yield "styles", svg(f"<style>{styles}</style>" + "<g>" * 60 + "<path d='M0 0h1v1z'/>" + "</g>" * 60)
    masks = "".join(f'<mask id="m{i}" mask="url(#m{i + 1})"><rect width="9" height="9"/></mask>' for i in range(500))
    yield "masks", svg(masks + '<rect width="9" height="9" mask="url(#m0)"/>')
    clips = "".join(f'<clipPath id="c{i}" clip-path="url(#c{i + 1})"><circle r="{i}"/></clipPath>' for i in range(500))
    yield "clips", svg(clips + '<rect width="9" height="9" clip-path="url(#c0)"/>')
    yield "blurs", svg('<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="9" height="9" filter="url(#f)"/>')


def main():
    rasterc, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
    generator = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    files = sources(folder, generator)
    failures = 0
    slowest = largest = 0
    with tempfile.TemporaryDirectory() as place:
        for start in range(0, count, BATCH):
            names = []
            for index in range(start, min(start + BATCH, count)):
                with open(generator.choice(files), "rb") as file:
                    text = mutant(file.read(), generator)
                names.append(f"{index}.svg")
                with open(os.path.join(place, names[-1]), "wb") as file:
                    file.write(text)
            code, seconds, size = run(rasterc, place, names)
            slowest, largest = max(slowest, seconds / len(names)), max(largest, size)
            if code not in (0, 1):
                for name in names:
                    code, _, _ = run(rasterc, place, [name])
                    if code not in (0, 1):
                        failures += 1
                        os.rename(os.path.join(place, name), f"trapped-{name}")
                        print(f"trapped-{name}: {code}")
            for name in names:
                if os.path.exists(os.path.join(place, name)):
                    os.remove(os.path.join(place, name))
        print(f"{count} mutants of {len(files)} files: {failures} trapped, at most "
              f"{slowest * 1000:.1f} ms each, {largest // 1024} MiB for {BATCH} in a process")
        for title, text in bombs():
            with open(os.path.join(place, "bomb.svg"), "w") as file:
                file.write(text)
            code, seconds, size = run(rasterc, place, ["bomb.svg"])
            isFine = code in (0, 1) and seconds <= SECONDS and size <= KIBIBYTES
            failures += not isFine
            print(f"{title}: {code}, {seconds:.2f} s, {size // 1024} MiB{'' if isFine else ' TOO MUCH'}")
    sys.exit(1 if failures else 0)


main()
