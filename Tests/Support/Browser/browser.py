"""Headless Chromium, driven with its debugging protocol through a pair of pipes."""

import base64
import json
import os
import subprocess
import time


class Browser:
    """A browser with one page, and a log of its errors and requests."""

    def __init__(self, folder):
        to_browser, our_end = os.pipe()
        self.input, from_browser = os.pipe()
        self.output = our_end
        command = (
            "exec chromium --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe"
            f" --user-data-dir={folder} --no-first-run --disable-background-networking"
            f" about:blank 3<&{to_browser} 4>&{from_browser}"
        )
        self.process = subprocess.Popen(
            ["bash", "-c", command],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.buffer, self.session = 0, b"", None
        self.events, self.problems, self.requests = [], [], []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Accessibility"]:
            self.call(domain + ".enable")
        # Responses are not stored, because hours of them would fill the memory.
        self.call("Network.enable", maxTotalBufferSize=1 << 20, maxResourceBufferSize=1 << 20)

    def close(self):
        self.process.terminate()
        self.process.wait()

    def message(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise SystemExit("the browser has ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def note(self, message):
        """Logs the page's errors and requests."""
        method, params = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.problems.append(str(params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.problems.append(params["entry"]["text"] + " " + params["entry"].get("url", ""))
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def run(self, script):
        """Awaits and returns the value of an expression on the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise AssertionError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, script, seconds=20):
        """Waits until an expression is true."""
        end = time.time() + seconds
        said = ""
        while time.time() < end:
            # While a page is being replaced, it cannot answer.
            try:
                if self.run(script):
                    return
            except AssertionError as error:
                said = f" ({error})"
            time.sleep(0.02)
        raise AssertionError(f"this never held: {script}{said}")

    def open(self, address):
        self.call("Page.navigate", url=address)

    def move(self, x, y, click=False):
        kinds = ["mouseMoved"] + (["mousePressed", "mouseReleased"] if click else [])
        for kind in kinds:
            button = "none" if kind == "mouseMoved" else "left"
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, clickCount=1)

    def drag(self, start, places):
        """Presses the mouse button at a position, and moves through others."""
        def send(kind, place, held):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                      buttons=held, clickCount=1)
        send("mouseMoved", start, 0)
        send("mousePressed", start, 1)
        for place in places:
            send("mouseMoved", place, 1)
        send("mouseReleased", places[-1], 0)

    def wheel(self, x, y, delta, control=False):
        """Turns the wheel at a position, down if `delta` is positive."""
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta,
                  modifiers=2 if control else 0)

    def pinch(self, x, y, start, end):
        """Puts two fingers left and right of a position, and spreads them."""
        self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)

        def send(kind, distance=None):
            points = [] if distance is None else [{"x": x - distance, "y": y, "id": 0},
                                                  {"x": x + distance, "y": y, "id": 1}]
            self.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)
        send("touchStart", start)
        for step in range(1, 6):
            send("touchMove", start + (end - start) * step / 5)
        send("touchEnd")
        self.call("Emulation.setTouchEmulationEnabled", enabled=False)

    def key(self, name):
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=name)

    def shape(self, width, height, dark):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2, mobile=width < 600)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def photograph(self, path, whole=False):
        data = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
