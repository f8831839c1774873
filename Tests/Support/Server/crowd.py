# Clients that obstruct a server: slow senders, slow readers, idle clients, and clients that leave before the answer.
#
#     crowd.py PORT SECRET SECONDS SENDERS READERS IDLE LEAVERS
#
# They connect from 127.0.0.2 to 127.0.0.9, and reconnect when they are closed. The last line is JSON: the number of
# connections and refusals, and the longest time that a connection of each kind was open.

import asyncio
import json
import os
import random
import socket
import sys
import time

import cards

port, secret, seconds = int(sys.argv[1]), sys.argv[2].encode(), float(sys.argv[3])
counts = [int(count) for count in sys.argv[4:8]]
# Real hostile clients have their own processors; these leave this one to the server and the polite clients.
os.nice(5)
end = time.monotonic() + seconds
came, refused, failed = 0, 0, 0
longest = {"sender": 0.0, "reader": 0.0, "idle": 0.0}


async def connect(buffer=None):
    global came, failed
    peer = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    peer.setblocking(False)
    if buffer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    try:
        peer.bind((f"127.0.0.{random.randrange(2, 10)}", 0))
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(peer, ("127.0.0.1", port)), 10)
        came += 1
        return peer
    except (OSError, asyncio.TimeoutError):
        failed += 1
        peer.close()
        await asyncio.sleep(0.2)
        return None


async def received(peer, count=4096, wait=None):
    """The received bytes; empty if the server closes; None if nothing arrives in time."""
    global refused
    try:
        data = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(peer, count), wait)
    except asyncio.TimeoutError:
        return None
    except OSError:
        return b""
    if data.startswith(b"HTTP/1.1 503"):
        refused += 1
    return data


async def repeat(kind, life, buffer=None):
    await asyncio.sleep(random.random())
    while time.monotonic() < end:
        peer = await connect(buffer)
        if not peer:
            continue
        start = time.monotonic()
        try:
            await life(peer)
        except OSError:
            pass
        peer.close()
        if kind and time.monotonic() < end:
            longest[kind] = max(longest[kind], time.monotonic() - start)
        await asyncio.sleep(random.random() * 0.5)


async def send_slowly(peer):
    for byte in cards.request("/cards/Ticket?name=" + "a" * 300, secret):
        await asyncio.get_running_loop().sock_sendall(peer, bytes([byte]))
        if await received(peer, wait=0.5) is not None or time.monotonic() > end:
            return


async def read_slowly(peer):
    data = b"".join(cards.request(cards.ticket(random), secret) for _ in range(20))
    await asyncio.get_running_loop().sock_sendall(peer, data)
    while time.monotonic() < end and await received(peer, 100, 10) != b"":
        await asyncio.sleep(1)


async def stay_idle(peer):
    await received(peer, wait=max(0.1, end - time.monotonic()))


async def leave(peer):
    # Half of them request a new card, which has to be drawn.
    unknown = cards.card(f"Leaver {random.randrange(1_000_000)}", 1)
    path = random.choice([cards.ticket(random), unknown])
    await asyncio.get_running_loop().sock_sendall(peer, cards.request(path, secret))
    await asyncio.sleep(random.random() * 0.05)
    peer.close()
    await asyncio.sleep(random.random() * 4)


async def main():
    lives = [("sender", send_slowly, None), ("reader", read_slowly, 2048), ("idle", stay_idle, None), (None, leave, None)]
    tasks = [repeat(*life) for life, count in zip(lives, counts) for _ in range(count)]
    await asyncio.wait([asyncio.create_task(task) for task in tasks], timeout=seconds + 1)


asyncio.run(main())
print(json.dumps({"came": came, "refused": refused, "failed": failed, "longest": longest}))
