#!/usr/bin/env python3
"""Compares instructions, allocations and sizes with Tests/Benchmarks/Figures/figures.txt:

    figures.py                         fails if a figure is more than 3 % worse, or a row is missing
    figures.py --update                writes better figures and new rows, and refuses worse ones
    figures.py --update --because WHY  also writes worse figures, with the reason in their rows
    figures.py --only PREFIX           only the rows whose names begin with PREFIX
    figures.py --programs FOLDER       without building: the rasterc, Benchmarks and Gallery of that folder
    figures.py --measured FILE         compares the figures of a file like the list, without measuring
    figures.py --self-test             fails unless comparisons find planted regressions, in a second

Callgrind counts the instructions of the workloads of `Benchmarks figures` and of runs of rasterc, and the calls of
malloc in them, so that the load of the machine has no effect. An allocation figure may also differ by 2, and is
compared for each repetition. `size-consumer` is the program `Gallery` of the package `Samples`, which uses this one.
`size-module` is the module that pages run, if `.ci/run web` has built it.

Measuring needs valgrind. Exits with 1 if a figure is worse, with 2 if the figures cannot be taken.
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
    "command-first-text": ["render", "Samples/Components/Badge.raster", "-o", "OUT/badge.png"],
    "command-colors": ["render", "Samples/Components/SocialCard.raster", "--colors", "16", "-o", "OUT/card.png"],
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


def sizes(programs, folder, only):
    """Returns the sizes of the programs, without debug information, and of the module."""
    sizes = {}
    for name, program in {"size-command": "rasterc", "size-consumer": "Gallery"}.items():
        if name.startswith(only) and (programs / program).exists():
            subprocess.run(["strip", "-o", folder / program, programs / program], check=True)
            sizes[name] = ((folder / program).stat().st_size,)
    module = ROOT / ".build/web/raster.wasm"
    if "size-module".startswith(only) and module.exists():
        sizes["size-module"] = (module.stat().st_size,)
    return sizes


def built_programs(folder):
    """Builds the programs, and returns a folder with links to them."""
    for package, product in [(ROOT, "rasterc"), (ROOT, "Benchmarks"), (ROOT / "Samples", "Gallery")]:
        build = ["swift", "build", "-c", "release", "--package-path", package]
        subprocess.run([*build, "--product", product]).returncode == 0 or stop(f"{product} does not build")
        place = subprocess.run([*build, "--show-bin-path"], capture_output=True, text=True, check=True).stdout.strip()
        (folder / product).symlink_to(pathlib.Path(place) / product)
    return folder


def measured(only, programs):
    if platform.machine() != "x86_64":
        stop("the figures in the list are those of x86-64")
    for tool in ["valgrind", "strip"]:
        shutil.which(tool) or stop(f"{tool} is not installed")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if programs:
            programs = pathlib.Path(programs)
        else:
            (folder / "programs").mkdir()
            programs = built_programs(folder / "programs")
        figures = workloads(programs / "Benchmarks", folder, only)
        figures |= commands(programs / "rasterc", folder, only)
        figures |= sizes(programs, folder, only)
    return figures


def recorded(list=LIST):
    """Returns the rows of a list: figures and the reason, by name."""
    rows = {}
    for line in list.read_text().splitlines() if list.exists() else []:
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


def write(rows, list=LIST):
    width = max(map(len, rows))
    lines = []
    for name, (figures, reason) in rows.items():
        line = f"{name:{width}}  " + " ".join(f"{figure:>14,}" for figure in figures)
        lines.append(line + (f" # {reason}" if reason else ""))
    list.write_text(HEADER + "\n".join(lines) + "\n")


def self_test():
    """Fails unless this script refuses lists with a planted regression, and accepts others."""
    rows = recorded()
    counted = next(name for name, (figures, _) in rows.items() if len(figures) == 2 and figures[1] > 1000)
    sized = next(name for name, (figures, _) in rows.items() if len(figures) == 1)

    def planted(name, place, factor):
        figures = [round(figure * factor) if index == place else figure for index, figure in enumerate(rows[name][0])]
        return rows | {name: (tuple(figures), "")}

    # Each case is a list, the exit code and the row that the output must name.
    cases = {"nothing": (rows, 0, ""), "a new row": (rows | {"new-row": ((1, 1), "")}, 1, "new-row")}
    cases["a missing row"] = ({name: row for name, row in rows.items() if name != counted}, 1, counted)
    for name, place, what in [(counted, 0, "instructions"), (counted, 1, "allocations"), (sized, 0, "size")]:
        cases[f"5 % more {what}"] = (planted(name, place, 1.05), 1, name)
        cases[f"2 % more {what}"] = (planted(name, place, 1.02), 0, "")
        cases[f"5 % fewer {what}"] = (planted(name, place, 0.95), 0, "")
    wrong = [name for name in rows if not worst(rows[name][0], planted(name, 0, 1.05)[name][0])[1]]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "measured.txt"
        for case, (list, code, name) in cases.items():
            write(list, file)
            run = subprocess.run([sys.executable, __file__, "--measured", file], capture_output=True, text=True)
            if run.returncode != code or (name and name not in run.stderr):
                wrong.append(f"{case} (exit code {run.returncode})")
    if wrong:
        print("figures: not judged correctly:", ", ".join(wrong), file=sys.stderr)
        sys.exit(1)
    print(f"figures: {len(cases)} lists, and 5 % more in each of {len(rows)} rows, are judged correctly")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--because", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--programs")
    parser.add_argument("--measured", type=pathlib.Path)
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    old = recorded()
    if options.measured:
        new = {name: figures for name, (figures, _) in recorded(options.measured).items()}
    else:
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
