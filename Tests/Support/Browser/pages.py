"""Checks for every page: accessible names, and no page wider than its window."""
import os
import time


def check_names(browser, least):
    """Every control has an accessible name."""
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = ["button", "textbox", "slider", "spinbutton", "combobox", "checkbox", "switch", "radio",
             "tab", "link", "searchbox"]
    found = 0
    for node in nodes:
        if node.get("role", {}).get("value") in roles and not node.get("ignored"):
            found += 1
            assert node.get("name", {}).get("value"), f"without a name: {node}"
    assert found >= least, f"{found} controls"


def check_shapes(browser, shots, prefix=""):
    """In wide and narrow windows, light and dark, no content is wider than the page."""
    for name, width, height, dark in [
        ("wide-light", 1400, 900, False), ("wide-dark", 1400, 900, True),
        ("narrow-light", 390, 844, False), ("narrow-dark", 390, 844, True),
    ]:
        browser.shape(width, height, dark)
        time.sleep(0.2)
        wide = browser.run("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} wide"
        ground = browser.run("getComputedStyle(document.body).backgroundColor")
        assert (ground == "rgb(255, 255, 255)") != dark, f"{name} lies on {ground}"
        if shots:
            os.makedirs(shots, exist_ok=True)
            browser.photograph(os.path.join(shots, f"{prefix}{name}.png"), whole=width < 600)
