"""Reads the documentation's site like a visitor, from the disk, and checks what it shows.

    site.py FOLDER [--shots DIR]

Nothing may be requested from elsewhere, and no page may log an error. Searches find a report, a function and a
component. Ten examples are edited, and each edit changes their images; on the first page, so does each switch. All links
lead to files and sections that exist, and every page leads to the first.
"""

import argparse
import os
import re
import tempfile
import urllib.parse

from browser import Browser
from pages import check_shapes

LIMIT = 15_000_000
# Pages with examples, and how many to edit on each.
EDITED = {"index.html": 1, "docs/Reference.html": 5, "docs/LayingOutACard.html": 2, "reports/low-contrast.html": 1,
          "reports/unknown-name.html": 1}


def check_links(folder):
    """Every relative link of every page leads to a file, and to a section of it."""
    names, links = {}, []
    for at, _, files in os.walk(folder):
        for file in files:
            path = os.path.join(at, file)
            if not file.endswith(".html"):
                continue
            with open(path, encoding="utf-8") as page:
                text = page.read()
            names[path] = set(re.findall(r'\bid="([^"]*)"', text))
            links += [(path, link) for link in re.findall(r'\b(?:href|src)="([^"]*)"', text)]
    broken = set()
    for path, link in links:
        link, _, anchor = link.partition("#")
        if re.match(r"(https?|data|mailto):", link):
            continue
        target = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(link))) if link else path
        if not os.path.isfile(target) or anchor and target in names and anchor not in names[target]:
            broken.add(f"{os.path.relpath(path, folder)}: {link}#{anchor}")
    assert not broken, "\n".join(sorted(broken))
    return len(links)


def search(browser, words):
    browser.run("document.querySelector('.search input').focus()")
    browser.run("(() => { const field = document.querySelector('.search input');"
                f" field.value = {words!r}; field.dispatchEvent(new Event('input')); }})()")
    return browser.run("[...document.querySelectorAll('.search li a')].map(link => link.getAttribute('href'))")


def edit(browser, index):
    """Changes an example, and returns whether the image follows."""
    part = f"document.querySelectorAll('.live')[{index}]"
    drawn = f"Number({part}.dataset.drawn || 0)"
    picture = f"(() => {{ const canvas = {part}.querySelector('canvas'); return canvas && canvas.toDataURL(); }})()"
    browser.run(f"{part}.querySelector('textarea').focus()")
    browser.wait(f"{drawn} > 0")
    before = browser.run(picture)
    count = browser.run(drawn)
    # Paints everything in other colours, and makes numbers of two digits larger.
    browser.run(
        f"(() => {{ const area = {part}.querySelector('textarea');"
        " area.value = area.value.replace(/#[0-9A-F]{6}\\b/g, '#7A3E9D').replace(/circel/g, 'circle');"
        " area.dispatchEvent(new Event('input')); })()")
    browser.wait(f"{drawn} > {count}")
    after = browser.run(picture)
    said = browser.run(f"{part}.querySelector('.said').textContent")
    where = browser.run("location.pathname")
    assert after and after != before, f"example {index} of {where} did not change: {said}"
    browser.run(f"{part}.querySelector('[name=reset]').click()")


def switches(browser):
    """The first example follows its switches: dark, and mirrored."""
    part = "document.querySelector('.live')"
    browser.wait(f"Number({part}.dataset.drawn || 0) > 0")
    shown = set()
    for name, value in [("appearance", "light"), ("appearance", "dark"), ("direction", "rtl")]:
        count = browser.run(f"Number({part}.dataset.drawn)")
        browser.run(f"(() => {{ const control = {part}.querySelector('[name={name}]');"
                    f" control.value = '{value}'; control.dispatchEvent(new Event('change')); }})()")
        browser.wait(f"Number({part}.dataset.drawn) > {count}")
        shown.add(browser.run(f"{part}.querySelector('canvas').toDataURL()"))
    assert len(shown) == 3, "a switch does not change the image"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--shots")
    given = parser.parse_args()
    folder = os.path.abspath(given.folder)
    size = sum(os.path.getsize(os.path.join(at, name)) for at, _, names in os.walk(folder) for name in names)
    assert size <= LIMIT, f"the site has {size} bytes"
    links = check_links(folder)
    with tempfile.TemporaryDirectory() as profile:
        browser = Browser(profile)
        browser.shape(1440, 900, False)
        edited = 0
        for page, count in EDITED.items():
            browser.open(f"file://{folder}/{page}")
            browser.wait("document.readyState === 'complete' && window.rasterSearch")
            if page == "index.html":
                switches(browser)
            for index in range(count):
                edit(browser, index)
                edited += 1
        assert edited == 10, edited
        assert "../reports/unknown-name.html" in search(browser, "unknown-name")[:1]
        assert "../docs/Reference.html#built-in-functions" in search(browser, "roundedRect")
        assert "../kit/components/KitSwitch.html" in search(browser, "KitSwitch")[:1]
        assert search(browser, "no such words anywhere") == []
        for page in ["index.html", "docs/Reference.html", "docs/LayingOutACard.html", "reports/index.html",
                     "reports/low-contrast.html", "kit/index.html", "kit/components/KitSwitch.html", "kit/tokens.html",
                     "gallery/index.html"]:
            browser.open(f"file://{folder}/{page}")
            browser.wait("document.readyState === 'complete'")
            first = browser.run("new URL(document.querySelector('.top a').href).pathname")
            assert first == f"{folder}/index.html", f"{page} leads to {first}"
            check_shapes(browser, given.shots, page.replace("/", "-").removesuffix("html").replace(".", "-"))
        outside = [one for one in browser.requests if not one.startswith(("file:", "data:", "blob:"))]
        assert not outside, outside
        assert not browser.problems, browser.problems
        browser.close()
    print(f"site: {links} links, {edited} examples edited, {size / 1e6:.1f} MB")


main()
