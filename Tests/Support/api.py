#!/usr/bin/env python3
# Compares the public declarations of the libraries with those of the last version: Tests/Support/api.py [REVISION]
#
# A change that can stop a program from compiling fails the script, unless api-breakages.txt lists it with a reason.
# The last version is the nearest tag such as 0.1.0; if there is none, the last commit. Declarations for Apple's
# systems are compared, too, with the stubs of apple-availability.sh.
#
# The comparison is by the toolchain's swift-api-digester, which `swift package diagnose-api-breaking-changes` calls.
# That command builds every product of both revisions, which takes half an hour instead of half a minute, and it
# accepts that a declaration is made `package`, since it takes `package` declarations for public ones.
#
# At the end, the script plants breaking changes in a copy of the sources, each of which must be reported, and
# additions, which must not.

import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
top = os.path.dirname(os.path.dirname(here))
store = os.path.join(top, ".build/api")
cache = os.path.join(store, "cache")
allowed_path = os.path.join(here, "api-breakages.txt")
apple = {"macos": "x86_64-apple-macosx15.0", "ios": "x86_64-apple-ios18.0-simulator"}
apple_modules = ["RasterValues", "RasterDrawing", "Raster", "RasterUI"]

# Edits that break programs, with the report that each must cause: module, file, old text, new text, report.
breaking = [
    ("RasterStorage", "RasterFileStore.swift", "byteLimit: Int = 256 << 20)", "byteLimit: Int)",
     "has removed default argument from parameter 1"),
    ("RasterStorage", "RasterFileStore+Maintenance.swift", "trim(toBytes bytes", "trim(to bytes",
     "func RasterFileStore.trim(toBytes:) has been renamed to func trim(to:)"),
    ("RasterStorage", "RasterFileStore+Statistics.swift", "public var misses", "package var misses",
     "var RasterFileStore.Statistics.misses has been removed"),
    ("RasterStorage", "RasterFileStore+Statistics.swift", "public var stored = 0", "public package(set) var stored = 0",
     "accessor RasterFileStore.Statistics.stored.Set() has been removed"),
    ("RasterStorage", "StorageError.swift", "\n  case full\n", "\n  case full\n  case planted\n",
     "enumelement StorageError.planted has been added as a new enum case"),
    ("Raster", "Caching/RasterStore.swift", "public protocol RasterStore: Sendable {",
     "public protocol RasterStore: Sendable {\n  func planted()",
     "func RasterStore.planted() has been added as a protocol requirement"),
]
# Edits that break nothing.
harmless = [
    ("RasterStorage", "StorageError.swift", "", "\nextension StorageError { public func planted(_ size: Int = 1) {} }\n"),
    ("RasterStorage", "StorageError.swift", "", "\npublic struct Planted { public var size: Int }\n"),
    ("RasterStorage", "StorageError.swift", "", "\npackage func planted() {}\n"),
]


def run(*arguments, at=top):
    """The output of a command, which must succeed."""
    result = subprocess.run(arguments, cwd=at, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(arguments[:4])} …: {result.stderr or result.stdout}")
    return result.stdout


class System:
    """A system to read modules for: this one, or one of Apple's with the stubs of apple-availability.sh."""

    def __init__(self, name=None):
        self.name, self.options, self.flags = name, ["-sdk", "/"], []
        if name is None:
            return
        made = os.path.join(top, ".build/apple-availability", name)
        # Takes the modules that the script has compiled from the toolchain's interfaces, which takes a minute.
        folder = os.path.join(store, name)
        for module in os.listdir(os.path.join(made, "modules")):
            stem = module.removesuffix(".swiftmodule")
            interface, = os.listdir(os.path.join(made, "modules", module))
            compiled = sorted(glob.glob(os.path.join(made, "cache", stem + "-*.swiftmodule")), key=os.path.getmtime)[-1]
            os.makedirs(os.path.join(folder, module), exist_ok=True)
            shutil.copy(compiled, os.path.join(folder, module, interface.replace(".swiftinterface", ".swiftmodule")))
        self.options = ["-target", apple[name], "-sdk", os.path.join(made, "sdk"), "-I", folder,
                        "-I", os.path.join(made, "frameworks")]
        # As in the script, because the module that unoptimized code imports is missing.
        self.flags = ["-O", "-disable-objc-interop"]


class Tree:
    """The sources of a revision, and the folder of their modules."""

    def __init__(self, path, modules, described=None):
        self.path, self.modules = path, modules
        package = described or json.loads(run("swift", "package", "--scratch-path", os.path.join(store, "package"),
                                              "describe", "--type", "json", at=path))
        self.described = package
        self.targets = {target["name"]: target for target in package["targets"]}
        libraries = [product["targets"] for product in package["products"] if "library" in product["type"]]
        # `Raster` exports the other two.
        self.public = sorted({name for names in libraries for name in names} | {"RasterValues", "RasterDrawing"})

    def order(self, names):
        """The modules and all that they import, each after its imports."""
        done = []

        def visit(name):
            if name not in done:
                for dependency in self.targets[name].get("target_dependencies", []):
                    visit(dependency)
                done.append(name)

        for name in names:
            visit(name)
        return done

    def emit(self, names, system):
        """Writes the modules, without compiling the bodies of functions."""
        folder = os.path.join(self.modules, system.name or "here")
        os.makedirs(folder, exist_ok=True)
        for name in names:
            target = self.targets[name]
            files = [os.path.join(target["path"], file) for file in sorted(target["sources"])]
            run("swiftc", "-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-parse-as-library",
                "-swift-version", "6", "-package-name", "raster", "-module-name", name, "-I", folder, *system.options,
                *system.flags, "-enable-experimental-feature", "BuiltinModule", "-module-cache-path", cache,
                "-o", os.path.join(folder, name + ".swiftmodule"), *files, at=self.path)

    def dump(self, module, system):
        """What the digester reads of a module, without `package` declarations."""
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            run("swift-api-digester", "-dump-sdk", "-module", module, "-I", os.path.join(self.modules, system.name or "here"),
                *system.options, "-module-cache-path", cache, "-o", file.name, "-avoid-location", "-avoid-tool-args")
            found = json.load(file)
        prune(found["ABIRoot"])
        return found

    def dumps(self):
        """The public declarations of every module, on this system and on Apple's."""
        here = System()
        self.emit(self.order(self.public), here)
        found = {name: self.dump(name, here) for name in self.public}
        for system in [System(name) for name in apple]:
            names = [name for name in apple_modules if name in self.targets]
            self.emit(self.order(names), system)
            found |= {f"{name} for {system.name}": self.dump(name, system) for name in names}
        return found


def prune(node):
    """Removes `package` declarations."""
    for key in ("children", "accessors"):
        if key in node:
            node[key] = [one for one in node[key] if not one.get("isInternal")]
            for one in node[key]:
                prune(one)


def breakages(before, after):
    """The breaking changes between two sets of declarations, as lines."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("before.json", "after.json")]
        for name, old in before.items():
            if name not in after:
                lines.append(f"{name}: the module has been removed")
                continue
            for path, one in zip(paths, (old, after[name])):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(one, file)
            report = os.path.join(folder, "report.txt")
            run("swift-api-digester", "-diagnose-sdk", "-compiler-style-diags", "-input-paths", paths[0],
                "-input-paths", paths[1], "-o", report)
            with open(report, encoding="utf-8") as file:
                reported = file.read()
            module = name.split(" ")[0]
            lines += [f"{module}: {line}" for line in re.findall(r"^API breakage: (.*)$", reported, re.M)]
    return sorted(set(lines))


def baseline(revision):
    """The declarations of a revision, which are read once."""
    commit = run("git", "rev-parse", revision + "^{commit}").strip()
    key = hashlib.sha256((commit + run("swiftc", "--version") + run("cat", __file__)).encode()).hexdigest()[:16]
    path = os.path.join(store, key + ".json")
    if not os.path.exists(path):
        with tempfile.TemporaryDirectory() as folder:
            archive = os.path.join(folder, "sources.tar")
            run("git", "archive", "-o", archive, commit)
            tree = os.path.join(folder, "sources")
            os.makedirs(tree)
            run("tar", "-xf", archive, "-C", tree)
            found = Tree(tree, os.path.join(folder, "modules")).dumps()
        with open(path + ".new", "w", encoding="utf-8") as file:
            json.dump(found, file)
        os.replace(path + ".new", path)
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def planted(present, before):
    """Plants changes in copies of the sources; the problems of the check itself."""
    problems, system = [], System()
    for edits in (breaking, harmless):
        changed = {edit[0] for edit in edits}
        with tempfile.TemporaryDirectory() as folder:
            tree = Tree(folder, os.path.join(folder, "modules"), present.described)
            shutil.copytree(present.modules, tree.modules)
            for name in changed:
                shutil.copytree(os.path.join(top, "Sources", name), os.path.join(folder, "Sources", name))
            for module, file, old, new, *_ in edits:
                path = os.path.join(folder, "Sources", module, file)
                with open(path, encoding="utf-8") as source:
                    text = source.read()
                if old not in text:
                    problems.append(f"the change to plant in {module}/{file} does not apply: choose another in api.py")
                with open(path, "w", encoding="utf-8") as source:
                    source.write(text.replace(old, new, 1) if old else text + new)
            # Each module is compiled with the unchanged modules that it imports.
            after = {}
            for name in reversed(tree.order(changed)):
                if name in changed:
                    tree.emit([name], system)
                    after[name] = tree.dump(name, system)
            found = breakages({name: before[name] for name in after}, after)
        expected = [edit[4] for edit in edits if len(edit) > 4]
        problems += [f"a planted change is not reported: {one}" for one in expected if not any(one in line for line in found)]
        problems += [f"reported for a harmless planted change: {line}" for line in found if edits is harmless]
    return problems


def last_version():
    """The nearest tag of a version; None without one."""
    tags = run("git", "tag", "--merged", "HEAD", "--sort=-version:refname").split()
    return next((tag for tag in tags if re.fullmatch(r"v?\d+\.\d+\.\d+", tag)), None)


def main():
    os.makedirs(store, exist_ok=True)
    revision = sys.argv[1] if len(sys.argv) > 1 else last_version()
    if revision is None:
        print("No version is tagged yet: compared with the last commit.")
        revision = "HEAD"
    # The gate's step `apple` has run it.
    missing = [name for name in apple
               if not os.path.exists(os.path.join(top, ".build/apple-availability", name, "frameworks/RasterUI.swiftmodule"))]
    if missing:
        run("Tests/Support/apple-availability.sh", *missing)
    before = baseline(revision)
    present = Tree(top, os.path.join(store, "modules"))
    shutil.rmtree(present.modules, ignore_errors=True)
    after = present.dumps()
    found = breakages(before, after)

    with open(allowed_path, encoding="utf-8") as file:
        rows = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    allowed = dict(row.rpartition(" | ")[::2] for row in rows)
    problems = [f"breaking change: {line}" for line in found if line not in allowed]
    problems += [f"api-breakages.txt has a line without a reason: {row}" for row in rows if " | " not in row]
    problems += [f"api-breakages.txt lists a change that is not there: {line}" for line in allowed if line and line not in found]
    problems += planted(present, after)
    for line in problems:
        print(line)
    if problems:
        sys.exit(f"The public API differs from {revision}. Undo the changes, or list them in Tests/Support/api-breakages.txt.")
    print(f"The public API of {len(present.public)} modules breaks nothing since {revision}"
          + (f", except for {len(found)} listed changes." if found else "."))


main()
