#!/usr/bin/env python3
"""Compares instructions, allocations and sizes with Tests/Benchmarks/Figures/figures.txt:

    figures.py                         fails if a figure is more than 3 % worse, or a row is missing
    figures.py --update                writes better figures and new rows, and refuses worse ones
    figures.py --update --because WHY  also writes worse figures, with the reason in their rows
    figures.py --only PREFIX           only the rows whose names begin with PREFIX
    figures.py --programs FOLDER       without building: the rasterc and Benchmarks of that folder

Callgrind counts the instructions of the workloads of `Benchmarks figures` and of runs of rasterc, and the calls of
malloc in them, so that the load of the machine has no effect. An allocation figure may also differ by 2, and is
compared for each repetition. `size-module` is the module that pages run, if `.ci/run web` has built it.

Needs valgrind. Exits with 1 if a figure is worse, with 2 if the figures cannot be taken.
"""
import argparse
import concurrent.futures
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIST = ROOT / "Tests/Benchmarks/Figures/figures.txt"
TOLERANCE = 0.03
ALLOCATORS = re.compile(r"cfn=(?:\(\d+\) )?(?:malloc|calloc|realloc|posix_memalign|aligned_alloc)$")
# Whole runs of rasterc, from the root of the repository; OUT is an empty folder.
COMMANDS = {
    "command-version": ["--version"],
    "command-check": ["check", "Samples/Components"],
    "command-generate": ["gen", "Samples/Components", "-o", "OUT"],
    "command-format": ["format", "--check", "Samples/Components"],
    "command-first-image": ["render", "Samples/Components/Toggle.raster", "-o", "OUT/toggle.png"],
    "command-batch": ["batch", "Tests/Support/Batch/Tile.raster", "--rows", "OUT/rows.csv", "--name", "{title}.png", "-o", "OUT", "-q"],
}
HEADER = """\
# Instructions and allocations of workloads, and sizes in bytes. Tests/Support/figures.py compares and writes them.
# A text after a figure is the reason why it became worse.
"""


def stop(text):
    print(f"figures: {text}", file=sys.stderr)
    sys.exit(2)


def callgrind(command, output, *options):
    """Runs a command within Callgrind and returns its standard output."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", "--compress-strings=no", *options, *command],
        cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
    )
    if run.returncode != 0:
        stop(f"{' '.join(map(str, command))} failed:\n{run.stderr[-2000:]}")
    return run.stdout


def counts(file):
    """Returns the instructions and the allocations that a file of Callgrind lists."""
    instructions = allocations = 0
    is_allocator = False
    with open(file, errors="replace") as lines:
        for line in lines:
            if line.startswith("cfn="):
                is_allocator = ALLOCATORS.match(line.rstrip()) is not None
            elif line.startswith("calls=") and is_allocator:
                allocations += int(line[6:].split()[0])
            elif line.startswith("totals:"):
                instructions = int(line.split()[1])
    return instructions, allocations


def workloads(program, folder, only):
    """Returns the figures of the workloads, for one repetition each."""
    listed = subprocess.run([program, "figures"], capture_output=True, text=True, check=True).stdout.split()
    rows = [(name, int(count)) for name, count in zip(listed[::2], listed[1::2]) if name.startswith(only)]

    def run(row):
        name, count = row
        output = folder / f"{name}.out"
        callgrind([program, "figures", name], output, "--collect-atstart=no", "--toggle-collect=*runMeasuredFigure*")
        instructions, allocations = counts(output)
        output.unlink()
        return name, (instructions // count, allocations // count)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        figures = dict(pool.map(run, rows))
    for name, (instructions, _) in figures.items():
        instructions or stop(f"nothing is counted for {name}")
    return figures


def commands(program, folder, only):
    figures = {}
    for name, arguments in COMMANDS.items():
        if not name.startswith(only):
            continue
        place = folder / name
        place.mkdir()
        rows = ["title,stars"] + [f"Hotel {n},{n % 6}" for n in range(20)]
        (place / "rows.csv").write_text("\n".join(rows) + "\n")
        arguments = [argument.replace("OUT", str(place)) for argument in arguments]
        callgrind([program, *arguments], folder / f"{name}.out")
        figures[name] = counts(folder / f"{name}.out")
    return figures


def sizes(program, folder, only):
    stripped = folder / "rasterc"
    subprocess.run(["strip", "-o", stripped, program], check=True)
    files = {"size-command": stripped, "size-module": ROOT / ".build/web/raster.wasm"}
    return {name: (file.stat().st_size,) for name, file in files.items() if name.startswith(only) and file.exists()}


def built_programs():
    for product in ["rasterc", "Benchmarks"]:
        built = subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=ROOT)
        built.returncode == 0 or stop(f"{product} does not build")
    return subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def measured(only, programs):
    for tool in ["valgrind", "strip"]:
        shutil.which(tool) or stop(f"{tool} is not installed")
    programs = pathlib.Path(programs or built_programs())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        figures = workloads(programs / "Benchmarks", folder, only)
        figures |= commands(programs / "rasterc", folder, only)
        figures |= sizes(programs / "rasterc", folder, only)
    return figures


def recorded():
    """Returns the rows of the list: figures and the reason, by name."""
    rows = {}
    for line in LIST.read_text().splitlines() if LIST.exists() else []:
        if line.startswith("#") or not line:
            continue
        words, _, reason = line.partition(" # ")
        name, *figures = words.split()
        rows[name] = (tuple(int(figure.replace(",", "")) for figure in figures), reason)
    return rows


def worst(old, new):
    """Returns the largest relative increase, and whether it exceeds the tolerance."""
    increase = new[0] / old[0] - 1
    is_worse = increase > TOLERANCE
    if len(old) > 1 and new[1] > old[1] * (1 + TOLERANCE) + 2:
        increase, is_worse = max(increase, new[1] / max(old[1], 1) - 1), True
    return increase, is_worse


def write(rows):
    width = max(map(len, rows))
    lines = []
    for name, (figures, reason) in rows.items():
        line = f"{name:{width}}  " + " ".join(f"{figure:>14,}" for figure in figures)
        lines.append(line + (f" # {reason}" if reason else ""))
    LIST.write_text(HEADER + "\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--because", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--programs")
    options = parser.parse_args()
    if platform.machine() != "x86_64":
        stop("the figures in the list are those of x86-64")
    old = recorded()
    new = measured(options.only, options.programs)
    rows, worse = {}, []
    for name, figures in new.items():
        before, reason = old.get(name, (None, ""))
        increase, is_worse = worst(before, figures) if before else (0, not options.update)
        mark = "new" if before is None else f"{increase:+.1%}"
        print(f"{name:26} " + " ".join(f"{figure:>14,}" for figure in figures), mark, "WORSE" if is_worse else "")
        if is_worse:
            worse.append(name)
            reason = options.because
        keeps = before is not None and (not options.update or is_worse and not options.because)
        rows[name] = (before, reason) if keeps else (figures, reason)
    missing = [name for name in old if name not in new and name.startswith(options.only) and name != "size-module"]
    if missing:
        print("figures: not measured:", " ".join(missing), file=sys.stderr)
    if options.update:
        # Unmeasured rows stay where they are, and new ones follow.
        write({name: rows.get(name, row) for name, row in old.items()} | {n: r for n, r in rows.items() if n not in old})
    if missing or (worse and not (options.update and options.because)):
        worse and print("figures: worse than in", LIST.relative_to(ROOT), ":", " ".join(worse), file=sys.stderr)
        sys.exit(1)


main()
