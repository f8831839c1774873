"""Damages SVG files in small ways and reads them with rasterc: each gives diagnostics or an image, and none traps.

    python3 Tests/Oracles/mutated_drawings.py RASTERC FOLDER [COUNT] [SEED] [--bombs]

Takes the files below FOLDER and makes COUNT mutants of them (by default 10,000): bytes, numbers, attributes
and elements are removed, duplicated, swapped and replaced. Each is an image and an outline of a program that is
checked, and is imported and drawn, with some in one process; if a process fails or exceeds a limit, its files
are tried one by one. Each takes at most half a second of processor time and 64 MiB. Then come malicious files
with the same limits (only these with --bombs), which end with a report. Needs only Python. Exits with 1 if a
file caused a trap or exceeded a limit.
"""

import multiprocessing
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

SECONDS = 0.5
KIBIBYTES = 64 * 1024
BATCH = 20


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


def measured(*command, output=subprocess.DEVNULL):
    """Runs a command; returns the exit code, the processor seconds and the peak kibibytes."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=output)
    _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def runs(rasterc, folder, names, reports):
    """Checks, imports and draws files, each in a process; yields the step and its figures."""
    path = os.path.join(folder, "mutants.raster")
    with open(path, "w") as file:
        file.write(program(names))
    yield "check", *measured(rasterc, "check", path)
    made = os.path.join(folder, "made")
    shutil.rmtree(made, ignore_errors=True)
    inputs = [os.path.join(folder, name) for name in names]
    with open(reports, "w") as output:
        yield "import", *measured(rasterc, "import", *inputs, "-o", made, "-j", "1", output=output)
    sources = [os.path.join(made, name) for name in sorted(os.listdir(made))] if os.path.isdir(made) else []
    sources = [source for source in sources if source.endswith(".raster")]
    if sources:
        images = os.path.join(folder, "images")
        yield "render", *measured(rasterc, "render", *sources, "--size", "200x200", "--output-directory", images,
                                  "-q", "-A", "all", "-j", "1")


def tried(rasterc, folder, names, reports):
    """The problem with some files, or nothing, and their greatest figures."""
    problem, slowest, largest = "", 0, 0
    for step, code, seconds, size in runs(rasterc, folder, names, reports):
        slowest, largest = max(slowest, seconds), max(largest, size)
        if code not in (0, 1):
            problem = f"{step}: exit code {code}"
        elif seconds > SECONDS or size > KIBIBYTES:
            problem = problem or f"{step}: {seconds:.2f} s, {size // 1024} MiB"
    return problem, slowest, largest


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
    doubled = "".join(f'<mask id="m{i}"><rect width="9" height="9" mask="url(#m{i + 1})"/><rect y="9" width="9" height="9" mask="url(#m{i + 1})"/></mask>' for i in range(20))
    yield "masks that double", svg(doubled + '<mask id="m20"><rect width="9" height="9" fill="white"/></mask><rect width="24" height="24" mask="url(#m0)"/>')
    tiles = "".join(f'<pattern id="p{i}" width=".1" height=".1"><rect width="4" height="4" fill="url(#p{i - 1})"/></pattern>' for i in range(1, 9))
    yield "patterns", svg(tiles + '<rect width="24" height="24" fill="url(#p8)"/>')
    yield "tiles", svg('<pattern id="p" width="1e-6" height="1e-6"><rect width="1" height="1"/></pattern><rect width="24" height="24" fill="url(#p)"/>')
    steps = "".join(f'<feOffset dx="1" result="r{i}"/><feMerge><feMergeNode in="r{i}"/><feMergeNode in="SourceGraphic"/></feMerge>' for i in range(300))
    yield "filter steps", svg(f'<filter id="f">{steps}</filter><rect width="9" height="9" filter="url(#f)"/>')
    yield "nested filters", svg('<filter id="f"><feOffset dx=".1"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>' + '<g filter="url(#f)">' * 60 + '<rect width="9" height="9" fill-opacity=".5"/>' + "</g>" * 60)
    yield "a view box", svg('<rect width="9" height="9"/>').replace("0 0 24 24", "0 0 1e-30 1e-30")
    yield "a large view box", svg('<rect width="9e8" height="9e8" stroke="red"/>').replace("0 0 24 24", "0 0 1e9 1e9")
    yield "markers", svg('<marker id="m"><path d="M0 0h1v1z"/></marker><polyline marker-mid="url(#m)" points="' + "0 0 1 1 " * 50_000 + '"/>')
    yield "groups with effects", svg('<g opacity=".9">' * 120 + '<rect width="9" height="9"/>' + "</g>" * 120)
    yield "many clips", svg('<clipPath id="c">' + '<circle cx="9" cy="9" r="7"/>' * 3_000 + '</clipPath><rect width="24" height="24" clip-path="url(#c)"/>')
    tests = ", ".join(f'[d*="{"1" * 40}{i}"]' for i in range(500))
    yield "selectors", svg(f"<style>{tests} {{ fill: red }}</style>" + '<path d="M0 0' + "l1 1" * 20_000 + '"/>')
    yield "stops", svg('<linearGradient id="g">' + '<stop offset=".5" stop-color="red"/>' * 50_000 + '</linearGradient><rect width="9" height="9" fill="url(#g)"/>')
    chain = "".join(f'<linearGradient id="g{i}" href="#g{i + 1}"/>' for i in range(5_000))
    yield "gradients", svg(chain + '<rect width="9" height="9" fill="url(#g0)"/>')
    yield "boxes", svg('<g style="transform: rotate(1deg); transform-box: fill-box; transform-origin: center">' * 60 + '<rect width="9" height="9"/>' * 200 + "</g>" * 60)


def write_bombs(folder):
    os.makedirs(folder)
    for index, (title, text) in enumerate(bombs()):
        with open(os.path.join(folder, f"{index:02} {title}.svg"), "w") as file:
            file.write(text)


# Malicious files that are drawn as they are.
HARMLESS = {"circles", "clips", "blurs", "a view box", "masks that double", "groups with effects", "many clips", "selectors", "markers"}


def mutants(rasterc, folder, count, generator, place, reports):
    """Tries mutants of the files of a folder; returns the number of failures."""
    files, failures, slowest, largest = sources(folder, generator), 0, 0, 0
    for start in range(0, count, BATCH):
        names = []
        for index in range(start, min(start + BATCH, count)):
            with open(generator.choice(files), "rb") as file:
                text = mutant(file.read(), generator)
            names.append(f"m{index}.svg")
            with open(os.path.join(place, names[-1]), "wb") as file:
                file.write(text)
        problem, seconds, size = tried(rasterc, place, names, reports)
        for name in names if problem else []:
            problem, seconds, size = tried(rasterc, place, [name], reports)
            slowest, largest = max(slowest, seconds), max(largest, size)
            if problem:
                failures += 1
                os.rename(os.path.join(place, name), f"failed-{name}")
                print(f"failed-{name}: {problem}", flush=True)
        if not problem:
            slowest, largest = max(slowest, seconds / len(names)), max(largest, size)
        for name in names:
            if os.path.exists(os.path.join(place, name)):
                os.remove(os.path.join(place, name))
    print(f"{count} mutants of {len(files)} files: {failures} failed, at most {slowest * 1000:.0f} ms for one, "
          f"and {largest // 1024} MiB")
    return failures


def main():
    words = [word for word in sys.argv[1:] if word != "--bombs"]
    rasterc, folder = os.path.abspath(words[0]), words[1]
    count = int(words[2]) if len(words) > 2 else 10_000
    generator = random.Random(int(words[3]) if len(words) > 3 else 1)
    failures = 0
    with tempfile.TemporaryDirectory() as place:
        reports = os.path.join(place, "reports")
        if "--bombs" not in sys.argv:
            failures += mutants(rasterc, folder, count, generator, place, reports)
        inner = os.path.join(place, "bombs")
        # The memory of a process includes that of the one that starts it, so another one makes the texts.
        writer = multiprocessing.get_context("fork").Process(target=write_bombs, args=(inner,))
        writer.start()
        writer.join()
        for name in sorted(os.listdir(inner)):
            title = name[3:-4]
            os.rename(os.path.join(inner, name), os.path.join(place, "bomb.svg"))
            problem, seconds, size = tried(rasterc, place, ["bomb.svg"], reports)
            with open(reports) as file:
                said = file.read()
            first = next((line for line in said.splitlines() if ": warning" in line or ": error" in line), "")
            if not first and title not in HARMLESS:
                problem = problem or "no report"
            failures += bool(problem)
            print(f"{title}: {seconds:.2f} s, {size // 1024} MiB {'TOO MUCH ' + problem if problem else ''}"
                  f" {first[-90:]}", flush=True)
    sys.exit(1 if failures else 0)


main()
