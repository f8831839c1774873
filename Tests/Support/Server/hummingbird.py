# Requests signed cards from the program of the page "Social cards from a server", and compares them with `rasterc`.
#
#     hummingbird.py SERVER RASTERC
#
# Checks statuses, header fields, bytes, tags, refusals, overload, and that SIGTERM truncates no response.

import concurrent.futures
import html
import http.client
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

import cards

server, rasterc = sys.argv[1:3]
source = "Samples/SocialCards/Sources/SocialCards/ArticleCard.raster"
secret = b"current"
formats = {"png": "image/png", "webp": "image/webp"}
# The title of the page at `/` needs escapes: an address that the server signs is read back to the same text.
titles = ["C++ & Swift, side by side"] + [f"Night {number} in Köln" for number in range(7)]


def start():
    environment = dict(os.environ, CARD_SECRETS="current,former")
    # The output of a program that writes to a pipe is not buffered by lines, so its port is chosen here.
    process = subprocess.Popen([server, str(port)], env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 10
    while True:
        try:
            http.client.HTTPConnection("127.0.0.1", port, timeout=5).connect()
            return process
        except OSError:
            assert process.poll() is None and time.monotonic() < end, process.stderr.read().decode()
            time.sleep(0.05)


def stop(process):
    process.send_signal(signal.SIGTERM)
    assert process.wait(10) == 0, process.returncode


def path(title, minutes=6, key=secret, expires=None, **others):
    fields = {"title": title, "author": "Ada King", "minutes": minutes, **others}
    return cards.signed("/cards/1?" + urllib.parse.urlencode(fields), key, expires)


def get(address, headers={}, connection=None, method="GET"):
    own = connection or http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    own.request(method, address, headers=headers)
    answer = own.getresponse()
    body = answer.read()
    if not connection:
        own.close()
    return answer, body


def metric(name):
    _, body = get("/metrics")
    return int(re.search(rf"^raster_{re.escape(name)} (\d+)$", body.decode(), re.M).group(1))


def expected(folder):
    """The files that `rasterc render` writes, by title and format."""
    files = {}
    for number, title in enumerate(titles):
        for format in formats:
            file = f"{folder}/{number}.{format}"
            level = ["--png-level", "fast"] if format == "png" else []
            values = ["--set", f"title={title}", "--set", "author=Ada King", "--set", "minutes=6"]
            subprocess.run([rasterc, "render", source, "-q", *level, *values, "-o", file], check=True)
            files[title, format] = open(file, "rb").read()
    return files


def client(seed, count, files):
    """Requests cards on one connection, each time with the tag that it has, if any; returns statuses and tags."""
    choice, tags, statuses = random.Random(seed), {}, []
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    for _ in range(count):
        card = title, format = choice.choice(titles), choice.choice(list(formats))
        headers = {"Accept": "image/avif,image/webp,*/*;q=0.8" if format == "webp" else "*/*"}
        if card in tags:
            headers["If-None-Match"] = f'"other", {tags[card]}'
        answer, body = get(path(title, key=choice.choice([secret, b"former"])), headers, connection)
        assert answer.getheader("cache-control") == "public, max-age=31536000, immutable", answer.headers
        assert answer.getheader("vary") == "accept", answer.headers
        if card in tags:
            assert answer.status == 304 and not body and answer.getheader("etag") == tags[card], answer.status
        else:
            assert answer.status == 200 and body == files[card], (answer.status, card)
            assert answer.getheader("content-type") == formats[format], answer.headers
            assert answer.getheader("content-length") == str(len(body)), answer.headers
            assert answer.getheader("x-content-type-options") == "nosniff", answer.headers
            tags[card] = answer.getheader("etag")
        statuses.append(answer.status)
    connection.close()
    return statuses, tags


def check_requests(files):
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda seed: client(seed, 25, files), range(8)))
    statuses = sum((statuses for statuses, _ in results), [])
    tags = {}
    for _, held in results:
        for card, tag in held.items():
            assert tags.setdefault(card, tag) == tag, card
    assert len(set(tags.values())) == len(tags), "two files have the same tag"
    assert metric("looks_drawn_total") <= len(files), "a card was drawn again"
    print(f"{len(statuses)} requests on 8 connections: {statuses.count(200)} files, {statuses.count(304)} times 304")
    return tags


def check_page(files):
    _, body = get("/")
    address = html.unescape(re.search(r'content="https://journal\.example([^"]*)"', body.decode()).group(1))
    answer, body = get(address)
    assert answer.status == 200 and body == files[titles[0], "png"], answer.status
    answer, body = get(address, method="HEAD")
    assert answer.status == 200 and not body, answer.status
    assert answer.getheader("content-length") == str(len(files[titles[0], "png"])), answer.headers


def check_refusals():
    now = int(time.time())
    good = path("Go")
    answer, _ = get(path("Go", expires=now + 60))
    age = int(re.fullmatch(r"public, max-age=(\d+)", answer.getheader("cache-control")).group(1))
    assert answer.status == 200 and age <= 60, (answer.status, age)
    for name, address, status in [
        ("changed", good.replace("Go", "No"), 403),
        ("unsigned", good.split("&signature")[0], 403),
        ("signed by another", path("Go", key=b"stranger"), 403),
        ("expired", path("Go", expires=now - 1), 403),
        ("out of range", path("Go", minutes=91), 400),
        ("with an unknown field", path("Go", color="red"), 400),
        ("for another card", cards.signed("/cards/2?title=Go", secret), 404),
    ]:
        answer, body = get(address)
        assert answer.status == status, (name, answer.status)
        assert status == 404 or answer.getheader("cache-control") == "no-store" and body, (name, answer.headers)


def requested(paths, process):
    """Connections that have sent a request each, and not read the response.

    The server is paused meanwhile, so it finds all requests at once, however slow this program is.
    """
    connections = [http.client.HTTPConnection("127.0.0.1", port, timeout=60) for _ in paths]
    for connection in connections:
        connection.connect()
    process.send_signal(signal.SIGSTOP)
    for connection, path in zip(connections, paths):
        connection.request("GET", path)
    process.send_signal(signal.SIGCONT)
    return connections


def answers(connections):
    """The responses, each with its body."""
    for connection in connections:
        answer = connection.getresponse()
        yield answer, answer.read()
        connection.close()


def check_overload(process):
    """More new cards at a time than the queue holds: some are refused with 503, the others are complete."""
    statuses = []
    for answer, body in answers(requested([path(f"Crowd {number}") for number in range(300)], process)):
        assert answer.status == 200 and body.endswith(b"IEND\xaeB`\x82") or answer.status == 503, answer.status
        assert answer.status == 200 or answer.getheader("retry-after") == "1", answer.headers
        statuses.append(answer.status)
    assert 503 in statuses and 200 in statuses, "no request was refused"
    print(f"300 new cards at a time: {statuses.count(200)} drawn, {statuses.count(503)} times 503")
    assert get(path("Calm"))[0].status == 200


def check_end(process):
    """SIGTERM while cards are drawn and wait: each is complete, and the process ends with 0."""
    connections = requested([path(f"Last {number}") for number in range(32)], process)
    # The server has read all requests. One that it has not read is not in progress.
    while metric("waiting") + metric("drawing") + metric('requests_total{outcome="answered"}') < 32:
        time.sleep(0.01)
    waiting = metric("waiting")
    assert waiting > 0, "no card waits"
    process.send_signal(signal.SIGTERM)
    for answer, body in answers(connections):
        assert answer.status == 200 and len(body) == int(answer.getheader("content-length")), answer.status
    assert process.wait(10) == 0, process.returncode
    print(f"SIGTERM while {waiting} cards wait: all complete")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


port = free_port()
with tempfile.TemporaryDirectory() as folder:
    files = expected(folder)
process = start()
try:
    tags = check_requests(files)
    check_page(files)
    check_refusals()
    check_overload(process)
    stop(process)
    process = start()
    # A new server confirms a tag without drawing.
    answer, body = get(path(titles[0]), {"If-None-Match": tags[titles[0], "png"]})
    assert answer.status == 304 and not body and metric("looks_drawn_total") == 0, answer.status
    check_end(process)
finally:
    if process.poll() is None:
        process.kill()
print("hummingbird: passed")
