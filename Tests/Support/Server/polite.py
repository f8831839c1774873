# Clients that follow the rules; records their answers and waiting times.

import http.client
import random
import threading
import time

import cards


class Polite:
    """A number of clients, each with a persistent connection and a pause between requests."""

    def __init__(self, port, secret, seconds, count=16, pause=0.02):
        self.port, self.secret, self.pause = port, secret, pause
        self.end = time.monotonic() + seconds
        self.times, self.wrong, self.statuses = [], [], {}
        self.longest_refusal = 0.0
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.ask, args=(seed,)) for seed in range(count)]
        for thread in self.threads:
            thread.start()

    def wait(self):
        for thread in self.threads:
            thread.join()
        return self

    def percentile(self, part):
        times = sorted(self.times)
        return times[min(len(times) - 1, int(len(times) * part))] if times else float("inf")

    def ask(self, seed):
        source = random.Random(seed)
        connection, refused_since = None, None
        while time.monotonic() < self.end:
            path = cards.signed(cards.ticket(source), self.secret)
            start = time.monotonic()
            try:
                connection = connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
                connection.request("GET", path)
                answer = connection.getresponse()
                status, body = answer.status, answer.read()
                isClosed = answer.will_close
            except (OSError, http.client.HTTPException) as error:
                status, body, isClosed = type(error).__name__, b"", True
            now = time.monotonic()
            if isClosed:
                connection.close()
                connection = None
            with self.lock:
                self.statuses[status] = self.statuses.get(status, 0) + 1
                if status == 200:
                    self.times.append(now - start)
                    if not (body.startswith(b"\x89PNG") and body.endswith(b"IEND\xaeB`\x82")):
                        self.wrong.append(f"{path}: {len(body)} bytes are no picture")
                elif status != 503 and isinstance(status, int):
                    self.wrong.append(f"{path}: {status} {body[:80]!r}")
                # From the first of consecutive refused requests to the answer or the end.
                if refused_since is None and status != 200:
                    refused_since = start
                if refused_since is not None:
                    self.longest_refusal = max(self.longest_refusal, now - refused_since)
                if status == 200:
                    refused_since = None
            time.sleep(self.pause * (0.5 + source.random()))
        if connection:
            connection.close()
