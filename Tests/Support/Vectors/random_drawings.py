"""Writes random SVG files of everything that `rasterc import` reads; equal seeds give equal files.

    python3 Tests/Support/Vectors/random_drawings.py FOLDER [COUNT] [SEED]

Each file has few features, so that a report about one does not hide a difference in another. Names that end
with '-css' mark files with properties that only browsers read.
"""

import os
import random
import re
import sys

COLORS = ["red", "#0a0", "#00f", "#ff8800", "teal", "rgb(200, 30, 90)", "rgb(10%,60%,30%)", "hsl(210, 80%, 40%)",
          "#123456", "gold", "#8020c080", "rgba(0, 120, 200, .6)", "Purple", "#F0A",
          "hsla(30,90%,50%,.8)", "currentColor", "SlateGray", "black"]
FEATURES = ["sheet", "gradient", "pattern", "clip", "mask", "use", "marker", "dash", "nested", "opacity", "filter",
            "blend", "switch", "units", "hidden", "order", "text", "image", "viewbox", "invalid", "current", "root",
            "size", "inherit"]
CSS = ["important", "stroke", "transform", "media", "geometry", "variables", "origin", "length", "wide", "selectors"]


class Drawing:
    """One random file."""

    def __init__(self, seed, index):
        self.random = random.Random(seed * 1_000_003 + index)
        self.rules, self.defs, self.count = [], [], 0
        chosen = self.random.sample(FEATURES, self.random.choice([1, 2, 2, 3, 3, 4, 5]))
        if self.random.random() < 0.6:
            chosen.append("sheet")
        self.features = set(chosen)
        self.css = {self.random.choice(CSS)} if self.random.random() < 0.12 else set()
        # References are not followed more than a few levels deep.
        self.depth = 0
        # Contents of clips, masks and tiles have no effects of their own, or seldom.
        self.simple = False

    # MARK: Values

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *values):
        return self.random.choice(values)

    def number(self, low, high):
        value = self.random.uniform(low, high)
        form = self.random.randrange(8)
        if form < 3:
            return str(round(value))
        if form == 3 and value >= 1:
            return f"{value / 10:.3f}e1"
        text = f"{value:.{self.random.choice([1, 1, 2, 3])}f}"
        if form == 4:
            text = text.replace("0.", ".", 1) if text.startswith("0.") else text
        if form == 5 and not text.startswith("-"):
            text = "+" + text
        return text

    def length(self, low, high):
        if "units" in self.features and self.chance(0.4):
            unit, factor = self.pick(("px", 1), ("pt", 0.75), ("mm", 25.4 / 96), ("in", 1 / 96),
                                     ("pc", 1 / 16), ("cm", 2.54 / 96), ("%", 1))
            return f"{self.random.uniform(low, high) * factor:.3f}{unit}"
        return self.number(low, high)

    def color(self):
        if "invalid" in self.features and self.chance(0.03):
            return self.pick("#12", "rgb(1,2)", "nothing", "#ggg", "url(")
        if "wide" in self.css and self.chance(0.4):
            return self.pick("oklch(0.6 0.15 40)", "oklab(0.5 0.1 -0.1)", "lab(50% 20 -30)", "lch(60% 40 120)",
                             "hwb(90 10% 20%)", "color(srgb 0.2 0.6 0.4)", "rgb(0 100 50 / 70%)")
        return self.random.choice(COLORS)

    def angle(self):
        return self.pick(0, 90, 180, -90, 45, round(self.random.uniform(-180, 180), 1))

    def name(self):
        self.count += 1
        return f"n{self.count}"

    def transform(self):
        """A transform as an attribute; 'sheeted' writes it as CSS asks."""
        parts = []
        for _ in range(self.pick(1, 1, 1, 2, 3)):
            n = self.number
            parts.append(self.pick(
                lambda: f"translate({n(-20, 20)},{n(-20, 20)})", lambda: f"translate({n(-20, 20)})",
                lambda: f"scale({self.pick('-1', '.5', '1.4', '-1,1', '1,-1', '.7,1.3', '2')})",
                lambda: f"rotate({self.angle()})", lambda: f"rotate({self.angle()},{n(20, 80)},{n(20, 80)})",
                lambda: f"skewX({n(-30, 30)})", lambda: f"skewY({n(-30, 30)})",
                lambda: f"matrix({n(.5, 1.5)},{n(-.5, .5)},{n(-.5, .5)},{n(.5, 1.5)},{n(-9, 9)},{n(-9, 9)})")())
        return self.pick(" ", ",", "", " , ").join(parts)

    def sheeted(self, transform):
        parts = []
        for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
            numbers = re.split("[ ,]+", inside)
            if name == "translate":
                numbers = [number + "px" for number in numbers]
            if name == "rotate":
                turn = f"rotate({numbers[0]}deg)"
                if len(numbers) == 3:
                    x, y = numbers[1:]
                    back = ",".join(f"{-float(number):.3f}px" for number in (x, y))
                    turn = f"translate({x}px,{y}px) {turn} translate({back})"
                parts.append(turn)
                continue
            if name.startswith("skew"):
                numbers = [numbers[0] + self.pick("deg", "deg", "grad")]
            parts.append(f"{name}({self.pick(',', ', ').join(numbers)})")
        return " ".join(parts)

    # MARK: Spelling

    def spelled(self, properties, only_attributes=False, extra=""):
        """Properties as attributes, in 'style' or in a rule, with other attributes."""
        attributes, style, rule = [extra] if extra else [], [], []
        css_only = {"mix-blend-mode", "isolation", "transform-box"}
        for key, value in properties.items():
            where = self.random.random()
            important = " !important" if "important" in self.css and self.chance(0.4) else ""
            if key == "transform" and "transform" not in self.css:
                where = 0
            if "inherit" in self.features and key not in ("font-family", "font-size") and self.chance(0.05):
                value = "inherit"
            css = self.sheeted(value) if key == "transform" and value != "inherit" else value
            if where < 0.55 and key not in css_only or only_attributes:
                attributes.append(f'{key}="{value}"')
            elif where < 0.85 or "sheet" not in self.features:
                style.append(f"{key}{self.pick(':', ': ', ' : ')}{css}{important}")
            else:
                rule.append(f"{key}:{css}")
        if style:
            attributes.append(f'style="{self.pick("; ", ";").join(style)}{self.pick("", ";")}"')
        if rule:
            own = self.name()
            attributes.append(f'class="{self.pick("", "other ")}{own}"')
            selector = f".{own}"
            if self.chance(0.2):
                selector = self.pick(f"*{selector}", f"svg {selector}", f"{selector}, .none")
            self.rules.append(f"{selector} {{ {'; '.join(rule)} }}")
        self.random.shuffle(attributes)
        return " ".join(attributes)

    def paint(self, is_stroke=False):
        dice = self.random.random()
        if "gradient" in self.features and dice < 0.6:
            address = f"url(#{self.gradient()})"
            return address + self.pick("", "", " none", " red")
        if "pattern" in self.features and dice < 0.6 and not is_stroke:
            return f"url(#{self.pattern()})"
        if dice > 0.95:
            return self.pick("none", "url(#missing) green")
        return self.color()

    def look(self):
        """The properties of a shape or group."""
        own = {}
        if self.chance(0.85):
            own["fill"] = self.paint()
        if self.chance(0.5):
            own["stroke"] = self.paint(is_stroke=True)
            own["stroke-width"] = self.length(1, 9)
            if self.chance(0.4):
                own["stroke-linejoin"] = self.pick("miter", "round", "bevel")
            if self.chance(0.4):
                own["stroke-linecap"] = self.pick("butt", "round", "square")
            if self.chance(0.2):
                own["stroke-miterlimit"] = self.pick("1", "2", "4", "10", "1.5")
            if "dash" in self.features and self.chance(0.8):
                own["stroke-dasharray"] = self.pick(" ", ",", ", ").join(
                    self.length(2, 14) for _ in range(self.pick(1, 2, 2, 3, 4)))
                if self.chance(0.5):
                    own["stroke-dashoffset"] = self.number(-20, 20)
            if "opacity" in self.features and self.chance(0.4):
                own["stroke-opacity"] = self.pick(".5", "0.8", "30%")
            if "stroke" in self.css:
                own["vector-effect"] = "non-scaling-stroke"
        if self.chance(0.2):
            own["fill-rule"] = self.pick("evenodd", "nonzero")
        if "opacity" in self.features and self.chance(0.4):
            own["fill-opacity"] = self.pick(".5", "0.8", "30%", "1")
        if "order" in self.features and self.chance(0.6):
            own["paint-order"] = self.pick("stroke", "normal", "stroke fill", "markers stroke", "fill markers stroke")
        if "hidden" in self.features and self.chance(0.15):
            own.update(self.pick({"visibility": "hidden"}, {"visibility": "visible"}, {"display": "none"},
                                 {"visibility": "collapse"}, {"display": "inline"}))
        if "current" in self.features and self.chance(0.4):
            own["color"] = self.pick("blue", "#c00", "green")
        if "invalid" in self.features and self.chance(0.15):
            own.update(self.pick({"stroke-width": "-1"}, {"opacity": "x"}, {"fill-rule": "odd"},
                                 {"stroke-linecap": "flat"}, {"stroke-miterlimit": "0"}, {"unknown": "1"}))
        return own

    def effects(self):
        """The properties of an element as a whole."""
        own = {}
        if self.simple and self.chance(0.8):
            return own
        if "opacity" in self.features and self.chance(0.3):
            own["opacity"] = self.pick(".5", "0.7", "40%", "1")
        if "clip" in self.features and self.chance(0.35):
            own["clip-path"] = f"url(#{self.clip()})"
        if "mask" in self.features and self.chance(0.35):
            own["mask"] = f"url(#{self.mask()})"
        if "filter" in self.features and self.chance(0.3):
            own["filter"] = self.filter()
        if "blend" in self.features and self.chance(0.35):
            own["mix-blend-mode"] = self.pick("multiply", "screen", "overlay", "darken", "lighten", "difference",
                                              "exclusion", "hard-light", "soft-light", "color-dodge", "normal")
        if "blend" in self.features and self.chance(0.15):
            own["isolation"] = "isolate"
        if self.chance(0.3):
            own["transform"] = self.transform()
            if "origin" in self.css and self.chance(0.7):
                own["transform-origin"] = self.pick("center", "50% 50%", "20px 30px", "left top", "100% 0", "30px")
                if self.chance(0.6):
                    own["transform-box"] = self.pick("fill-box", "view-box")
        return own

    # MARK: Paint servers

    def stops(self):
        result, offset = [], 0.0
        for _ in range(self.pick(2, 2, 3, 3, 4, 1)):
            place = self.pick(f"{offset:.2f}", f"{offset * 100:.0f}%")
            own = {"stop-color": self.color()}
            if self.chance(0.25):
                own["stop-opacity"] = self.pick(".4", "0.7", "50%", "0")
            result.append(f'<stop {self.spelled(own, extra=f"""offset="{place}" """.strip())}/>')
            offset = min(1, offset + self.random.uniform(0, 0.6))
        return "".join(result)

    def gradient(self):
        own, n = self.name(), self.number
        kind = self.pick("linear", "radial")
        attributes = {"id": own}
        is_user = self.chance(0.4)
        if is_user:
            attributes["gradientUnits"] = "userSpaceOnUse"

        def place():
            if self.chance(0.2):
                return f"{self.random.uniform(0, 100):.0f}%"
            return n(0, 100) if is_user else f"{self.random.uniform(0, 1):.2f}"

        if kind == "linear":
            for key in ["x1", "y1", "x2", "y2"]:
                if self.chance(0.6):
                    attributes[key] = place()
        else:
            for key in ["cx", "cy"]:
                if self.chance(0.5):
                    attributes[key] = place()
            if self.chance(0.7):
                attributes["r"] = n(20, 60) if is_user else self.pick(".3", "0.6", "50%", "1")
            if self.chance(0.25) and "cx" in attributes and "r" in attributes and "%" not in attributes["cx"]:
                # A focus within the circle.
                attributes["fx"] = str(float(attributes["cx"]) + (5 if is_user else 0.1))
        if self.chance(0.3):
            attributes["spreadMethod"] = self.pick("pad", "reflect", "repeat")
        if self.chance(0.3):
            attributes["gradientTransform"] = (
                self.transform() if is_user else self.pick("rotate(30)", "rotate(45 .5 .5)", "scale(.5 1)",
                                                           "translate(.2 0)", "matrix(.7 .2 -.3 .9 .1 .1)"))
        body = self.stops()
        if self.chance(0.25):
            base = self.name()
            other = self.pick(kind, "linear", "radial")
            self.defs.append(f'<{other}Gradient id="{base}">{body}</{other}Gradient>')
            attributes[self.pick("href", "xlink:href")] = "#" + base
            body = ""
        text = " ".join(f'{key}="{value}"' for key, value in attributes.items())
        self.defs.append(f"<{kind}Gradient {text}>{body}</{kind}Gradient>")
        return own

    def pattern(self):
        own = self.name()
        if self.depth > 1:
            return self.gradient()
        self.depth += 1
        simple, self.simple = self.simple, True
        # Whole tiles, because renderers that draw a tile as a bitmap differ at its edges.
        attributes = {"id": own, "width": self.pick("10", "20", "16"), "height": self.pick("10", "20", "24"),
                      "patternUnits": "userSpaceOnUse"}
        if self.chance(0.3):
            attributes.update({"x": self.pick("5", "-4"), "y": "3"})
        if self.chance(0.2):
            attributes["viewBox"] = "0 0 10 10"
        if self.chance(0.2):
            attributes["patternTransform"] = self.pick("translate(4 2)", "scale(2)", "rotate(90)")
        body = f'<rect width="{self.pick(5, 10, 8)}" height="5" fill="{self.color()}"/>'
        if self.chance(0.5):
            body += f'<circle cx="6" cy="7" r="3" fill="{self.color()}"/>'
        text = " ".join(f'{key}="{value}"' for key, value in attributes.items())
        self.defs.append(f"<pattern {text}>{body}</pattern>")
        self.simple = simple
        self.depth -= 1
        return own

    def clip(self):
        own = self.name()
        self.depth += 1
        attributes = {"id": own}
        scale = 1
        if self.chance(0.25):
            attributes["clipPathUnits"] = "objectBoundingBox"
            scale = 0.01
        if self.chance(0.2):
            attributes["transform"] = self.pick("rotate(10)", "translate(5 5)", "scale(.8)") if scale == 1 else \
                self.pick("translate(.1 0)", "scale(.8)")
        shapes = []
        for _ in range(self.pick(1, 1, 2)):
            extra = {}
            if self.chance(0.3):
                extra["clip-rule"] = self.pick("evenodd", "nonzero")
            if self.chance(0.15) and scale == 1:
                extra["transform"] = self.transform()
            if self.chance(0.05):
                extra["visibility"] = "hidden"
            if scale == 1:
                shapes.append(self.bare_shape(self.spelled(extra)))
            else:
                shapes.append(f'<circle cx=".5" cy=".5" r="{self.pick(".3", ".45", ".6")}"/>')
        if self.chance(0.12) and self.depth < 3:
            attributes["clip-path"] = f"url(#{self.clip()})"
        if self.chance(0.1) and scale == 1:
            target = self.name()
            self.defs.append(self.bare_shape(f'id="{target}"'))
            shapes.append(f'<use href="#{target}" x="{self.number(-9, 9)}"/>')
        text = " ".join(f'{key}="{value}"' for key, value in attributes.items())
        self.defs.append(f"<clipPath {text}>{''.join(shapes)}</clipPath>")
        self.depth -= 1
        return own

    def mask(self):
        own = self.name()
        self.depth += 1
        simple, self.simple = self.simple, True
        attributes = {"id": own}
        if self.chance(0.4):
            attributes.update({"maskUnits": "userSpaceOnUse", "x": "5", "y": "0", "width": self.pick("90", "60"),
                               "height": "100"})
        elif self.chance(0.2):
            attributes.update({"x": "0", "y": "0", "width": "100%", "height": "0.8"})
        if self.chance(0.3):
            attributes["mask-type"] = self.pick("alpha", "luminance")
        if self.chance(0.2):
            attributes["maskContentUnits"] = "objectBoundingBox"
            body = f'<rect x=".1" y=".2" width=".7" height=".6" fill="{self.pick("white", "#888", "#fff8")}"/>'
        else:
            fill = self.pick("white", "#aaa", "yellow", "rgba(255,255,255,.5)")
            body = f'<rect width="100" height="70" fill="{fill}"/>'
            if self.chance(0.6):
                body += self.bare_shape(f'fill="{self.pick("black", "#fff", "#80ff80")}"')
        text = " ".join(f'{key}="{value}"' for key, value in attributes.items())
        self.defs.append(f"<mask {text}>{body}</mask>")
        self.simple = simple
        self.depth -= 1
        return own

    def filter(self):
        own = self.name()
        light = self.pick('color-interpolation-filters="sRGB"', 'color-interpolation-filters="sRGB"', "")
        body = self.pick(
            f'<feGaussianBlur stdDeviation="{self.pick("1", "2", "3")}"/>',
            '<feOffset dx="4" dy="3"/>',
            '<feDropShadow dx="3" dy="3" stdDeviation="1.5" flood-color="#036" flood-opacity=".6"/>',
            '<feFlood flood-color="red"/>', '<feOffset dx="3" result="a"/><feMerge><feMergeNode in="a"/>'
            '<feMergeNode in="SourceGraphic"/></feMerge>',
            '<feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="2" dy="2"/><feBlend in="SourceGraphic"/>')
        region = self.pick("", 'x="-20%" y="-20%" width="140%" height="140%"',
                           'filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"')
        self.defs.append(f'<filter id="{own}" {light} {region}>{body}</filter>')
        return f"url(#{own})"

    def marker(self):
        own = self.name()
        self.depth += 1
        size = self.pick("4", "6", "10")
        attributes = {"id": own, "markerWidth": size, "markerHeight": size}
        if self.chance(0.5):
            attributes.update({"viewBox": "0 0 10 10", "refX": self.pick("5", "0", "10"), "refY": "5"})
        if self.chance(0.7):
            attributes["orient"] = self.pick("auto", "auto-start-reverse", "45", "90")
        if self.chance(0.4):
            attributes["markerUnits"] = self.pick("userSpaceOnUse", "strokeWidth")
        if self.chance(0.3):
            attributes["overflow"] = self.pick("visible", "hidden")
        fill = self.pick("red", "#080", "navy")
        body = self.pick(f'<path d="M0 0L10 5L0 10z" fill="{fill}"/>', f'<circle cx="3" cy="3" r="3" fill="{fill}"/>',
                         f'<rect width="5" height="3" fill="{fill}" stroke="black" stroke-width=".6"/>')
        text = " ".join(f'{key}="{value}"' for key, value in attributes.items())
        self.defs.append(f"<marker {text}>{body}</marker>")
        self.depth -= 1
        return own

    # MARK: Shapes

    def path_data(self):
        n = self.number
        parts = [f"{self.pick('M', 'm')}{n(10, 90)} {n(10, 90)}"]
        for _ in range(self.pick(1, 2, 3, 4, 5, 7)):
            kind = self.pick("L", "H", "V", "C", "S", "Q", "T", "A", "Z", "M")
            if kind in "ZM" and (parts[-1] in "zZ" or parts[-1][0] in "mM"):
                continue
            lower = self.chance(0.5) and kind != "Z"
            p = (lambda: n(-35, 35)) if lower else (lambda: n(5, 95))
            numbers = {"L": 2, "M": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}
            letter = kind.lower() if lower or (kind == "Z" and self.chance(0.5)) else kind
            if kind == "A":
                flags = self.pick("0 0", "0 1", "1,0", "11", "00")
                parts.append(f"{letter}{n(5, 40)} {n(5, 40)} {self.angle()} {flags} {p()} {p()}")
            elif kind == "Z":
                parts.append(letter)
            else:
                text = self.pick(" ", ",").join(p() for _ in range(numbers[kind]))
                parts.append(letter + text)
        if parts[-1][0] in "mM":
            # A move at the end has no certain box.
            parts.append("h9")
        return self.pick(" ", "").join(parts)

    def points(self):
        return self.pick(" ", "  ").join(
            f"{self.number(5, 95)},{self.number(5, 95)}" for _ in range(self.pick(2, 3, 4, 5, 6)))

    def bare_shape(self, attributes):
        length = self.length
        kind = self.pick("path", "path", "rect", "circle", "ellipse", "polygon")
        own = {
            "path": lambda: f'd="{self.path_data()}"', "polygon": lambda: f'points="{self.points()}"',
            "rect": lambda: f'x="{length(0, 40)}" y="{length(0, 40)}" width="{length(20, 60)}" height="{length(20, 60)}"'
            + self.pick("", "", f' rx="{length(2, 20)}"', f' rx="{length(2, 20)}" ry="{length(2, 20)}"',
                        f' ry="{length(2, 20)}"'),
            "circle": lambda: f'cx="{length(20, 80)}" cy="{length(20, 80)}" r="{length(5, 45)}"',
            "ellipse": lambda: f'cx="{length(20, 80)}" cy="{length(20, 80)}" rx="{length(5, 45)}" ry="{length(5, 45)}"',
        }[kind]()
        return f"<{kind} {own} {attributes}/>"

    def shape(self):
        own = self.look() | self.effects()
        extra = ""
        if "geometry" in self.css and self.chance(0.5):
            return f'<circle {self.spelled({"cx": "40px", "cy": "45px", "r": "22px"} | own)}/>'.replace(
                "cx=", "data-cx=").replace("cy=", "data-cy=").replace(" r=", " data-r=")
        if "length" in self.css and "stroke-dasharray" in own:
            extra = f'pathLength="{self.pick("100", "40", "1000")}"'
        if "variables" in self.css and self.chance(0.6):
            own["fill"] = self.pick("var(--a)", "var(--b, lime)", "var(--c,var(--a))")
        if "marker" in self.features and self.chance(0.6):
            for key in self.random.sample(["marker-start", "marker-mid", "marker-end"], self.pick(1, 2, 3)):
                own[key] = f"url(#{self.marker()})"
            text = self.spelled(own, extra=extra)
            return self.pick(lambda: f'<path d="{self.path_data()}" {text}/>',
                             lambda: f'<polyline points="{self.points()}" {text}/>',
                             lambda: f'<polygon points="{self.points()}" {text}/>',
                             lambda: f'<line x1="10" y1="{self.number(10, 90)}" x2="80" y2="50" {text}/>')()
        text = self.spelled(own, extra=extra)
        if self.chance(0.1):
            return f'<polyline points="{self.points()}" {text}/>'
        if self.chance(0.08):
            coordinates = [self.length(5, 95) for _ in range(4)]
            return ('<line x1="{}" y1="{}" x2="{}" y2="{}" '.format(*coordinates)) + text + "/>"
        return self.bare_shape(text)

    def text(self):
        own = {"fill": self.color(), "stroke": "none", "font-size": self.pick("24px", "36px", "30px"),
               "font-family": "DejaVu Sans"}
        if self.chance(0.3):
            own["text-anchor"] = self.pick("start", "middle", "end")
        elif self.chance(0.2):
            own["letter-spacing"] = self.pick("2px", "1px")
        if self.chance(0.2):
            own["transform"] = self.pick("rotate(90 50 50)", "translate(5 5)", "scale(1.2)")
        word = self.pick("Hill", "LET", "Iris 7", "x+y", "&lt;a&gt;", "H\n  o  T")
        return f'<text x="{self.number(10, 50)}" y="{self.number(30, 90)}" {self.spelled(own)}>{word}</text>'

    def element(self, depth):
        """An element of a group."""
        dice = self.random.random()
        if depth < 3 and dice < 0.25:
            return self.group(depth)
        if "use" in self.features and dice < 0.55:
            return self.use(depth)
        if "nested" in self.features and dice < 0.5 and depth < 3:
            return self.nested(depth)
        if "switch" in self.features and dice < 0.45 and depth < 3:
            asked = self.pick('systemLanguage="de"', 'systemLanguage="en"', 'requiredExtensions="http://x"', "")
            return f"<switch><g {asked}>{self.shape()}</g><g>{self.shape()}</g></switch>"
        if "text" in self.features and dice < 0.5:
            return self.text()
        if "image" in self.features and dice < 0.4:
            return self.image()
        return self.shape()

    def group(self, depth):
        own = self.look() if self.chance(0.5) else {}
        body = "".join(self.element(depth + 1) for _ in range(self.pick(1, 2, 2, 3)))
        # An 'a' is not drawn within another.
        tag = self.pick("g", "g", "g", "a") if "<a" not in body and depth == 0 else "g"
        return f"<{tag} {self.spelled(own | self.effects())}>{body}</{tag}>"

    def use(self, depth):
        own = self.name()
        kind = self.pick("shape", "group", "symbol", "symbol")
        place = " ".join(f'{key}="{self.length(-20, 40)}"' for key in ["x", "y"] if self.chance(0.6))
        if kind == "symbol":
            # Without a 'viewBox', or where a transform turns a clipped viewport, older renderers differ.
            box = self.pick('viewBox="0 0 100 100"', 'viewBox="10 10 80 40" preserveAspectRatio="none"',
                            'viewBox="0 0 100 60" overflow="visible"')
            self.defs.append(f'<symbol id="{own}" {box}>{self.shape()}{self.shape()}</symbol>')
            place += f' width="{self.pick(50, 40, 80)}" height="{self.pick(50, 30, 80)}"'
        elif kind == "group":
            body = self.group(3)
            self.defs.append(f'<g id="{own}">{body}</g>')
        else:
            self.defs.append(f'<g id="{own}">{self.shape()}</g>' if self.chance(0.3)
                             else self.shape().replace("<", "<", 1).replace(" ", f' id="{own}" ', 1))
        own_look = (self.look() if self.chance(0.5) else {}) | self.effects()
        if place or kind == "symbol":
            # Some renderers place these before the element is moved.
            own_look = {key: value for key, value in own_look.items() if key not in ("clip-path", "mask", "filter")}
        if kind == "symbol":
            own_look.pop("transform", None)
        address = self.pick("href", "xlink:href")
        return f'<use {address}="#{own}" {place} {self.spelled(own_look)}/>'

    def nested(self, depth):
        box = self.pick("", 'viewBox="0 0 100 100"', 'viewBox="0 0 50 100" preserveAspectRatio="xMaxYMin"',
                        'viewBox="-10 -10 60 60" preserveAspectRatio="none"',
                        'viewBox="0 0 100 50" preserveAspectRatio="xMidYMid slice"')
        place = f'x="{self.length(0, 40)}" y="{self.length(0, 40)}" width="{self.length(20, 80)}" ' \
                f'height="{self.length(20, 80)}"'
        over = self.pick("", "", 'overflow="visible"', 'style="overflow:hidden"')
        body = "".join(self.element(depth + 1) for _ in range(self.pick(1, 2)))
        return f"<svg {place} {box} {over}>{body}</svg>"

    def image(self):
        # A PNG file of 2 by 2 equal pixels.
        data = ("iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQaPgPRAwQCg"
                "Ap9gZ9+j4nyAAAAABJRU5ErkJggg==")
        fit = self.pick("", 'preserveAspectRatio="none"', 'preserveAspectRatio="xMinYMin slice"')
        own = self.spelled(self.effects())
        return f'<image x="10" y="20" width="60" height="40" {fit} href="data:image/png;base64,{data}" {own}/>'

    # MARK: Files

    def file(self):
        """The name's ending and the text."""
        body = "".join(self.element(0) for _ in range(self.pick(1, 2, 2, 3, 4)))
        size, box = ("400", "400"), 'viewBox="0 0 100 100"'
        if "size" in self.features:
            size = self.pick(("400", "240"), ("400px", "400px"), ("300pt", "300pt"), ("4in", "4in"), ("320", "400"))
        if "viewbox" in self.features:
            box = self.pick("", 'viewBox="-10 -10 120 120"', 'viewBox="0 0 50 100"', 'viewBox="0 0 200 100"',
                            'viewBox="0,0,100,50" preserveAspectRatio="xMinYMax slice"',
                            'viewBox="0 0 80 100" preserveAspectRatio="none"')
        root = {}
        if "root" in self.features:
            root = self.look()
            if self.chance(0.3):
                root["opacity"] = ".6"
            if self.chance(0.3):
                root["overflow"] = self.pick("visible", "hidden")
        head = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' \
               f'width="{size[0]}" height="{size[1]}" {box} {self.spelled(root)}>'
        rules = self.rules
        if "sheet" in self.features and self.chance(0.5):
            rules = rules + [self.pick("rect { stroke: teal }", "g > * { fill-rule: evenodd }", "circle{fill:#08f}",
                                       "/* c */ path { stroke-linejoin: round }", "svg * { stroke-width: 3 }")]
        if "media" in self.css:
            rules = rules + ["@media screen { ellipse { fill: olive } path { stroke: navy } }"]
        if "selectors" in self.css:
            rules = rules + [self.pick("*:first-child { fill: tomato }", "g + * { stroke: blue }",
                                       "path[d] { opacity: .5 }", "*:nth-child(2n) { fill: lime }",
                                       "g ~ g { opacity: .6 }", "rect:last-child { stroke: red }")]
        if "variables" in self.css:
            rules = rules + [":root { --a: #e04; --b: #40c }"]
        self.random.shuffle(rules)
        sheet = "<style>" + "\n".join(rules) + "</style>" if rules else ""
        if sheet and self.chance(0.3):
            sheet = sheet.replace("<style>", '<style type="text/css"><![CDATA[').replace("</style>", "]]></style>")
        defs = "".join(self.defs)
        defs = f"<defs>{defs}</defs>" if self.chance(0.7) else defs
        text = head + self.pick(sheet + defs + body, defs + sheet + body, sheet + body + defs) + "</svg>"
        if self.chance(0.1):
            text = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a comment -->\n' + text
        return ("-css" if self.css else ""), text


def write(folder, count, seed):
    os.makedirs(folder, exist_ok=True)
    for index in range(count):
        ending, text = Drawing(seed, index).file()
        with open(os.path.join(folder, f"r{index:05}{ending}.svg"), "w") as file:
            file.write(text)


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2_400,
          int(sys.argv[3]) if len(sys.argv) > 3 else 1)
