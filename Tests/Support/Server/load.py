# Requests images from a server of signed cards, some with hostile requests, and prints the results.
#
#     load.py ADDRESS PROCESS SECRET SECONDS

import collections
import http.client
import random
import socket
import sys
import threading
import time
import urllib.parse

import cards
from cards import ticket

address, process, secret, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3].encode(), float(sys.argv[4])
host, port = urllib.parse.urlsplit(address).hostname, urllib.parse.urlsplit(address).port
end = time.monotonic() + seconds
counts = collections.Counter()
lost = []
times = []
lock = threading.Lock()


def signed(path, expires=None, key=secret):
    return cards.signed(path, key, expires)


def seconds_from_now(seconds):
    return int(time.time()) + seconds


def good(seed):
    """A client that keeps its connection and the tags that it received."""
    source = random.Random(seed)
    held = {}
    connection = http.client.HTTPConnection(host, port, timeout=10)
    while time.monotonic() < end:
        path = ticket(source)
        method = source.choice(["GET", "GET", "GET", "HEAD"])
        headers = {"If-None-Match": f'"other", W/{held[path]}'} if path in held else {}
        start = time.monotonic()
        try:
            connection.request(method, signed(path, int(time.time()) + 60), headers=headers)
            answer = connection.getresponse()
            body = answer.read()
        except (OSError, http.client.HTTPException) as error:
            with lock:
                lost.append(f"{method} {path}: {error!r}")
            connection.close()
            continue
        tag = answer.getheader("etag")
        if answer.status == 200:
            sound = method == "HEAD" and not body or body.startswith(b"\x89PNG") and body.endswith(b"IEND\xaeB`\x82")
            sound = sound and tag and int(answer.getheader("content-length")) >= len(body)
        else:
            sound = answer.status == 304 and path in held and tag == held[path] and not body
        with lock:
            counts[f"good {answer.status}"] += 1
            times.append(time.monotonic() - start)
            if not sound:
                lost.append(f"{method} {path}: {answer.status} {body[:80]!r}")
        held[path] = tag
    connection.close()


def exchange(data, wait=1.0, pause=0.0):
    """Sends bytes and returns the response, or nothing if the server does not answer in time."""
    with socket.create_connection((host, port), timeout=wait) as connection:
        for piece in data if isinstance(data, list) else [data]:
            connection.sendall(piece)
            time.sleep(pause)
        try:
            return connection.recv(65536)
        except OSError:
            return b""


def request(target, extra=""):
    return f"GET {target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n{extra}\r\n".encode()


def hostile(seed):
    source = random.Random(seed)
    kinds = {
        "forged": (lambda: request(signed(ticket(source), seconds_from_now(60), b"wrong")), 403),
        "unsigned": (lambda: request(ticket(source)), 403),
        "expired": (lambda: request(signed(ticket(source), seconds_from_now(-1))), 403),
        "changed": (lambda: request(signed(ticket(source), seconds_from_now(60)).replace("row=", "row=9", 1)), 403),
        "unknown property": (lambda: request(signed("/cards/Ticket?nam=a")), 400),
        "wrong type": (lambda: request(signed("/cards/Ticket?row=many")), 400),
        "bad escape": (lambda: request(signed("/cards/Ticket?name=%F")), 400),
        "huge scale": (lambda: request(signed("/cards/Ticket?@scale=400")), 400),
        "huge size": (lambda: request(signed("/cards/Ticket?@size=4000x4000")), 400),
        "long words": (lambda: request(signed("/cards/Ticket?name=" + "a" * 2000)), 400),
        "unknown card": (lambda: request(signed("/cards/Nothing?a=b")), 404),
        "long address": (lambda: request("/" + "a" * 20000), 431),
        "many fields": (lambda: request("/health", "a: b\r\n" * 100), 400),
        "a body": (lambda: request("/health", "Content-Length: 10\r\n"), 413),
        "another method": (lambda: b"DELETE / HTTP/1.1\r\nHost: a\r\n\r\n", 405),
        "noise": (lambda: bytes(source.randrange(256) for _ in range(200)) + b"\r\n\r\n", 400),
        "an end without request": (lambda: b"\r\n\r\n", 400),
        "half a request": (lambda: b"GET /health HT", None),
        "a slow request": (lambda: [bytes([byte]) for byte in b"GET /he"], None),
        "no reader": (lambda: request(signed(ticket(source), seconds_from_now(60))) * 20, 200),
    }
    while time.monotonic() < end:
        name, (make, status) = source.choice(list(kinds.items()))
        try:
            answer = exchange(make(), pause=0.05 if name == "a slow request" else 0)
        except OSError:
            answer = b""
        words = answer.split(b" ", 2)
        found = int(words[1]) if len(words) > 1 and words[0] == b"HTTP/1.1" else None
        with lock:
            counts[f"hostile {found}"] += 1
            # A client that obstructs its own answer may lose it; a different answer is an error.
            if found not in (status, None, 503):
                lost.append(f"{name}: {found}, expected {status}")
        if name == "noise":
            time.sleep(0.01)


def memory():
    with open(f"/proc/{process}/status") as file:
        fields = dict(line.split(":", 1) for line in file)
    return int(fields["VmRSS"].split()[0]) // 1024, int(fields["VmHWM"].split()[0]) // 1024


threads = [threading.Thread(target=good, args=(seed,)) for seed in range(8)]
threads += [threading.Thread(target=hostile, args=(seed,)) for seed in range(100, 108)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()

connection = http.client.HTTPConnection(host, port, timeout=10)
connection.request("GET", "/metrics")
metrics = connection.getresponse().read().decode()
times.sort()
now, peak = memory()
for name, count in sorted(counts.items()):
    print(f"{name}: {count}")
print(f"median {times[len(times) // 2] * 1000:.1f} ms, 99 of 100 within {times[len(times) * 99 // 100] * 1000:.1f} ms")
print(f"memory: {now} MiB, {peak} MiB at most")
for line in metrics.splitlines():
    if line.startswith(("raster_requests_total", "raster_looks_drawn_total", "raster_cache_file_bytes")):
        print(line)
print(f"good requests that were lost, or answers that were wrong: {len(lost)}")
for line in lost[:20]:
    print("  " + line)
for kind, count in collections.Counter(line.split(": ", 1)[1] for line in lost).most_common(10):
    print(f"  {count} × {kind}")
good_count = counts["good 200"]
failed = lost or not good_count or not counts["good 304"] or not counts["hostile 403"] or peak > 256
sys.exit(1 if failed else 0)
