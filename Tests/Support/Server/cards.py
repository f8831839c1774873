# Signed URLs of cards, for clients of the sample server.

import base64
import hashlib
import hmac
import urllib.parse


def signed(path, secret, expires=None):
    if expires is not None:
        path += ("&" if "?" in path else "?") + f"expires={expires}"
    code = hmac.new(secret, path.encode(), hashlib.sha256).digest()
    text = base64.urlsafe_b64encode(code).rstrip(b"=").decode()
    return path + ("&" if "?" in path else "?") + "signature=" + text


def ticket(random):
    """One of 800 cards."""
    return card(f"Guest {random.randrange(20)}", random.randrange(1, 41))


def card(name, row, scale=2):
    return "/cards/Ticket?" + urllib.parse.urlencode({"name": name, "row": row, "@scale": scale})


def request(path, secret, extra=""):
    return f"GET {signed(path, secret)} HTTP/1.1\r\nHost: a\r\n{extra}\r\n".encode()
