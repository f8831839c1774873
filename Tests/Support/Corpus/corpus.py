"""Compares the images of imported icons with a list of digests; see Tests/Support/corpus.sh."""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile

PACKAGES = ["adwaita-icon-theme", "breeze-icon-theme"]
LIST = "Tests/Support/Corpus/icons.txt"
CACHE = ".build/corpus"
LARGEST, MOST, FEWEST, GROUP = 64 << 10, 3000, 2000, 200


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def icons(count):
    """The themes' icons without copies and links, as pairs of a name and a path, sorted by name."""
    found, seen = [], set()
    for package in PACKAGES:
        listed = run("dpkg", "-L", package)
        assert listed.returncode == 0, f"{package} is not installed"
        for path in sorted(listed.stdout.splitlines()):
            if not path.endswith(".svg") or os.path.islink(path) or os.path.getsize(path) > LARGEST:
                continue
            with open(path, "rb") as file:
                content = hashlib.sha256(file.read()).hexdigest()
            if content not in seen:
                seen.add(content)
                found.append((path.removeprefix("/usr/share/icons/"), path, content[:8]))
    found.sort()
    most = min(count or MOST, len(found))
    return [found[index * len(found) // most] for index in range(most)]


def draw(rasterc, chosen, folder):
    """Imports and draws icons; returns the digest of each image, and of how many something is reported."""
    digests, reported = {}, set()
    for start in range(0, len(chosen), GROUP):
        part = list(enumerate(chosen))[start:start + GROUP]
        group = os.path.join(folder, f"{start:05}")
        os.makedirs(os.path.join(group, "svg"))
        names = {}
        for index, (name, path, _) in part:
            shutil.copy(path, os.path.join(group, "svg", f"i{index:05}.svg"))
            names[f"I{index:05}"] = name
        sources = os.path.join(group, "sources")
        result = run(rasterc, "import", os.path.join(group, "svg"), "-o", sources, "--diagnostic-format", "short",
                     "--diagnostic-limit", "0")
        if result.returncode not in (0, 1):
            # An internal error of one icon stops all of them.
            for component, name in names.items():
                result = run(rasterc, "import", os.path.join(group, "svg", component.lower() + ".svg"), "-o", sources)
                if result.returncode not in (0, 1):
                    print(f"  {result.stderr.strip()} {name}")
        for component in re.findall(r"^\S*?(i\d{5})\.svg:", result.stderr, re.M):
            reported.add(names[component.upper()])
        if not os.path.isdir(sources):
            continue
        # A lock has a line for each image: component, state, appearance, scale, size, key, and digest of pixels.
        result = run(rasterc, "test", sources, "--update", "--scale", "1")
        lock = os.path.join(sources, "looks.lock")
        assert os.path.exists(lock), result.stderr
        with open(lock) as file:
            for line in file:
                words = line.split()
                if words[0] in names and words[1:3] == ["plain", "light"]:
                    digests[names[words[0]]] = words[-1][:16]
        os.remove(lock)
    return digests, reported


def sources(folder):
    """Collects the sources of all groups in one folder."""
    place = os.path.join(folder, "all")
    os.makedirs(place)
    for group in sorted(os.listdir(folder)):
        inner = os.path.join(folder, group, "sources")
        for name in os.listdir(inner) if os.path.isdir(inner) else []:
            shutil.copy(os.path.join(inner, name), place)
    return place


def only(place, numbers, target):
    """The sources of some icons."""
    os.makedirs(target)
    for name in os.listdir(place) if os.path.isdir(place) else []:
        if name[1:6] in numbers or not name.endswith(".raster"):
            shutil.copy(os.path.join(place, name), target)
    return target


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rasterc")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--count", type=int)
    parser.add_argument("--before")
    parser.add_argument("--keep")
    options = parser.parse_args()
    chosen = icons(options.count)
    folder = options.keep or tempfile.mkdtemp(prefix="rasterc-corpus-")
    os.makedirs(folder, exist_ok=True)
    try:
        digests, reported = draw(options.rasterc, chosen, os.path.join(folder, "now"))
        made = {name: (content, digests.get(name, "none")) for name, _, content in chosen}
        nothing = sum(digest == "none" for _, digest in made.values())
        print(f"{len(chosen)} icons, {len(reported)} with a report, {nothing} without an image")
        if options.record:
            with open(LIST, "w") as file:
                for name, (content, digest) in sorted(made.items()):
                    file.write(f"{content} {digest} {name}\n")
            return
        if not os.path.exists(LIST):
            sys.exit(f"{LIST} is missing; write it with --record")
        listed = {}
        with open(LIST) as file:
            for line in file:
                content, digest, name = line.rstrip("\n").split(" ", 2)
                listed[name] = (content, digest)
        # Another version of a theme has other files; these are not compared.
        common = [name for name in made if name in listed and listed[name][0] == made[name][0]]
        changed = [name for name in common if listed[name][1] != made[name][1]]
        print(f"{len(common)} compared with the list, {len(changed)} differ")
        for name in changed:
            print(f"  differs: {name}")
        now = sources(os.path.join(folder, "now"))
        if changed:
            page = report(options, chosen, changed, now, folder)
            sys.exit(f"{len(changed)} icons differ{page}")
        if not options.count:
            if len(common) < FEWEST:
                sys.exit(f"only {len(common)} icons of the list are in these packages; record it again")
            shutil.rmtree(CACHE, ignore_errors=True)
            shutil.copytree(now, CACHE)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


def report(options, chosen, changed, now, folder):
    """Writes a page with the former and the new images of changed icons; returns where it is."""
    numbers = {f"{index:05}" for index, (name, _, _) in enumerate(chosen) if name in changed}
    before = CACHE
    if options.before:
        old = os.path.join(folder, "before")
        draw(options.before, chosen, old)
        before = sources(old)
    elif options.count or not os.path.isdir(before):
        return "; pass --before RASTERC, an earlier build, for a page with both images"
    page = os.path.abspath(".build/corpus-changes")
    shutil.rmtree(page, ignore_errors=True)
    first = only(before, numbers, os.path.join(folder, "first"))
    second = only(now, numbers, os.path.join(folder, "second"))
    result = run(options.rasterc, "diff", first, second, "--report", page, "--scale", "1,4")
    print(result.stdout, result.stderr)
    return f"; see {page}"


main()
