# Runs the commands of a release in an empty root: python3 empty_root.py ROOT VERSION
#
# The caller has unpacked the release and the samples there, and provides a network with a loopback address only.
import json
import os
import re
import select
import subprocess
import sys
import time
import urllib.request

root, version = sys.argv[1:3]
LIMIT = 120  # seconds for a command


def command(*words):
    """The arguments to start a command in the root."""
    return dict(args=["/bin/rasterc", *words], preexec_fn=lambda: (os.chroot(root), os.chdir("/")), env={})


def run(*words, text="", code=0):
    """Runs a command, and returns its standard output."""
    result = subprocess.run(**command(*words), input=text.encode(), capture_output=True, timeout=LIMIT)
    assert result.returncode == code, (words, result.returncode, result.stderr.decode()[-2000:])
    return result.stdout.decode()


def read(path):
    with open(os.path.join(root, path), "rb") as file:
        return file.read()


def has_compiler(path):
    assert len(read(path)) > 1_000_000, f"{path} contains no compiler"


def write(path, text):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def message(content):
    """A message of the language server's protocol."""
    body = json.dumps({"jsonrpc": "2.0", **content})
    return f"Content-Length: {len(body.encode())}\r\n\r\n{body}".encode()


def read_until(process, pattern):
    """Reads the standard output of a process up to the first match of a pattern, which it returns."""
    printed, end = b"", time.monotonic() + LIMIT
    while not (found := re.search(pattern, printed)):
        assert time.monotonic() < end and process.poll() is None, printed[-2000:]
        if select.select([process.stdout], [], [], 1)[0]:
            printed += os.read(process.stdout.fileno(), 65536)
    return found[0].decode()


def tells_version():
    printed = run("--version")
    assert re.search(version, printed), printed


def render():
    run("render", "/Components", "--all-states", "--appearance", "both", "--scale", "1,2,3",
        "--output-directory", "/pictures", "--quiet")
    count = sum(name.endswith(".png") for _, _, names in os.walk(os.path.join(root, "pictures")) for name in names)
    assert count > 500, f"only {count} images were drawn"


def looks():
    run("test", "/Components", "--redraw")


def check_reports():
    write("Wrong.raster", "component Wrong {\n  size 8, 8\n  draw { fill rect(bonds), with: #000 }\n}\n")
    run("check", "/Wrong.raster", code=1)


def playground():
    run("playground", "/Components/Badge.raster", "-o", "/page.html")
    has_compiler("page.html")


def gallery():
    run("gallery", "/Components", "--component", "Badge", "--playground", "-o", "/gallery", "--quiet")
    has_compiler("gallery/playground.html")


def batch():
    rows = "".join(json.dumps({"id": number, "count": number}) + "\n" for number in range(1, 4))
    answers = run("batch", "/Components/Badge.raster", "--name", "{id}.png", "-o", "/cards", text=rows)
    assert len(answers.splitlines()) == 3, answers
    for number in range(1, 4):
        assert read(f"cards/{number}.png").startswith(b"\x89PNG"), number


def preview():
    words = command("preview", "/Components/Badge.raster")
    process = subprocess.Popen(**words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        address = read_until(process, rb"http://127\.0\.0\.1:\S+(?=\s)")
        with urllib.request.urlopen(address, timeout=LIMIT) as answer:
            page = answer.read().decode()
        assert answer.status == 200 and "<html" in page.lower(), page[:500]
    finally:
        process.terminate()
        assert process.wait(LIMIT) in (143, -15), process.returncode


def language_server():
    process = subprocess.Popen(**command("lsp"), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    document = {
        "uri": "file:///Wrong.raster", "languageId": "raster", "version": 1, "text": read("Wrong.raster").decode()}
    for content in (
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document}},
    ):
        process.stdin.write(message(content))
    process.stdin.flush()
    read_until(process, rb"publishDiagnostics.*no value named 'bonds' in scope")
    process.communicate(message({"id": 2, "method": "shutdown"}) + message({"method": "exit"}), LIMIT)
    assert process.returncode == 0, process.returncode


def agents():
    lines = (
        {"id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "client", "version": "1"}}},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": {
            "name": "render", "arguments": {"component": "Badge", "scale": 1}}},
    )
    text = "".join(json.dumps({"jsonrpc": "2.0", **line}) + "\n" for line in lines)
    begun, drawn = (json.loads(line)["result"] for line in run("mcp", "/Components", text=text).splitlines())
    assert begun["serverInfo"]["name"] == "rasterc", begun
    assert not drawn.get("isError") and drawn["content"][0]["type"] == "image", drawn


def texts():
    """The manual page and the completions, which equal those of the archive."""
    assert run("man").encode() == read("share/man/man1/rasterc.1")
    for shell, file in (
        ("bash", "bash-completion/completions/rasterc"), ("zsh", "zsh/site-functions/_rasterc"),
        ("fish", "fish/vendor_completions.d/rasterc.fish"),
    ):
        assert run("completions", shell).encode() == read(f"share/{file}"), shell
    assert "component" in run("skill")


steps = [
    tells_version, render, looks, check_reports, playground, gallery, batch, preview, language_server, agents, texts]
for step in steps:
    start = time.monotonic()
    step()
    print(f"{step.__name__.replace('_', ' ')}: {time.monotonic() - start:.1f} s", flush=True)
