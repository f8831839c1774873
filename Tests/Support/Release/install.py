# Runs the commands of the guide `Installing` and of README: python3 install.py FOLDER ARCHIVE
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tarfile
import time

folder, archive = sys.argv[1:3]
HOME = "/home/reader"
GUIDE = "Sources/Raster/Raster.docc/Installing.md"


def blocks(path, language):
    with open(path, encoding="utf-8") as file:
        return re.findall(rf"^```{language}\n(.*?)^```$", file.read(), re.M | re.S)


def system_root(name):
    """A root with the system's programs, and an empty home folder."""
    root = os.path.join(folder, name)
    for path in ("usr", "etc/ssl/certs", HOME[1:], "proc", "dev", "tmp"):
        os.makedirs(os.path.join(root, path))
    for link in ("bin", "sbin", "lib", "lib64"):
        os.symlink(f"usr/{link}", os.path.join(root, link))
    subprocess.run(["mount", "--bind", "/usr", f"{root}/usr"], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", f"{root}/usr"], check=True)
    subprocess.run(["mount", "-t", "proc", "proc", f"{root}/proc"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "none", f"{root}/dev"], check=True)
    for device in ("null", "urandom"):
        subprocess.run(["cp", "-a", f"/dev/{device}", f"{root}/dev"], check=True)
    for file in ("hosts", "ssl/certs/ca-certificates.crt", "nsswitch.conf"):
        subprocess.run(["cp", f"/etc/{file}", f"{root}/etc/{file}"], check=True)
    return root


def run(root, words, directory=HOME, environment={}):
    subprocess.run(
        words, env={"HOME": HOME, "PATH": "/usr/bin:/bin", **environment}, check=True, stdout=subprocess.DEVNULL, timeout=300,
        preexec_fn=lambda: (os.chroot(root), os.chdir(directory)))


def shell(root, script):
    run(root, ["/bin/bash", "-euo", "pipefail", "-c", script])


def is_image(*path):
    with open(os.path.join(*path), "rb") as file:
        return file.read(8) == b"\x89PNG\r\n\x1a\n"


def guide():
    install, first, checked, *_ = blocks(GUIDE, "sh")
    root = system_root("guide")
    shell(root, install + first)
    assert is_image(root + HOME, "contact-sheet.png"), os.listdir(root + HOME)
    root = system_root("checked")
    shell(root, checked)
    run(root, [f"{HOME}/.local/bin/rasterc", "--version"])


def readme():
    with open("README.md", encoding="utf-8") as file:
        lines = [line[4:] for line in file if line.startswith("    ")]
    start = next(index for index, line in enumerate(lines) if "| tar -xz" in line)
    root = system_root("readme")
    began = time.monotonic()
    shell(root, "".join(lines[start:start + 2]))
    took = time.monotonic() - began
    assert is_image(root + HOME, "contact-sheet.png"), os.listdir(root + HOME)
    assert took < 60, took
    print(f"README: the first image after {took:.1f} s")


def dockerfile():
    """Follows the instructions of the Dockerfile, each stage in a root of its own."""
    with open(archive, "rb") as file:
        arguments = {"SHA256": hashlib.sha256(file.read()).hexdigest()}
    roots, root, directory, entry = {}, None, "/", None
    (text,) = blocks(GUIDE, "dockerfile")
    for line in text.splitlines():
        instruction, _, rest = line.partition(" ")
        words = shlex.split(re.sub(r"\$(\w+)", lambda name: arguments[name[1]], rest)) if instruction != "RUN" else []
        match instruction, words:
            case "FROM", ["scratch"]:
                root = os.path.join(folder, "scratch")
                os.mkdir(root)
            case "FROM", [_, "AS", name]:
                root = roots[name] = system_root(name)
            case "ARG", [word]:
                name, _, value = word.partition("=")
                arguments.setdefault(name, value)
            case "ADD", [address, path]:
                subprocess.run(["curl", "-fsSL", "-o", root + path, address], check=True)
            case "RUN", []:
                run(root, ["/bin/sh", "-c", rest], directory, arguments)
            case "COPY", [stage, source, path]:
                os.makedirs(os.path.dirname(root + path), exist_ok=True)
                subprocess.run(["cp", "-a", roots[stage.removeprefix("--from=")] + source, root + path], check=True)
            case "WORKDIR", [directory]:
                os.makedirs(root + directory, exist_ok=True)
            case "ENTRYPOINT", _:
                entry = json.loads(rest)
            case "", _:
                pass
            case _:
                sys.exit(f"install: '{line}' is not followed")
    subprocess.run(["cp", "-r", "Samples/Components", f"{root}{directory}/Components"], check=True)
    os.mkdir(f"{root}/proc")
    subprocess.run(["mount", "-t", "proc", "proc", f"{root}/proc"], check=True)
    run(root, [*entry, "render", "Components/Badge.raster", "-o", "images/badge.png", "--state", "plain"], directory)
    assert is_image(root, directory.removeprefix("/") + "/images/badge.png")


def paths():
    """The formula and the settings of mise name files of the archive, without its folder."""
    with tarfile.open(archive) as files:
        names = {name.split("/", 1)[1] for name in files.getnames() if "/" in name}
    (formula,) = blocks(GUIDE, "ruby")
    installed = re.findall(r'\.install "([^"]+)"', formula)
    assert len(installed) == 5 and names.issuperset(installed), installed
    (settings,) = blocks(GUIDE, "toml")
    assert 'bin_path = "bin"' in settings and "bin/rasterc" in names, settings


for step in (guide, readme, dockerfile, paths):
    step()
    print(f"install, {step.__name__}: passed", flush=True)
