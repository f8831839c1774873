"""Makes the images on which the encoders are compared with Pillow's, always the same for a seed.

    corpus.py FOLDER [--samples FOLDER] [--photos FOLDER] [--seed NUMBER]

Writes PNG files into FOLDER: photographs, gradients, noise, screenshots, icons and cards, all
computed. `--samples` adds rendered PNG files, and `--photos` adds parts of photographs. Needs Pillow
and NumPy.
"""
import argparse
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

WORDS = """a and archive balance board build button cancel card change city clear close color copy
customer date delete details device draft edit email error export field file filter folder font
forecast gradient group height help history image import inbox invoice item label language layer
library light line link list live location map member menu message month name network new next
note number open order page paint panel password path pending people photo pixel play plan point
preview price print profile project quality queue recent region report reset save scale search
section select send session shape share sign size sort source space status stop store style
summary table task team text theme time title today total track trip update upload user value
version view volume week width window word zoom""".split()


def held(image):
    """Returns the straight colours that premultiplied bytes can hold, without alpha if opaque."""
    pixels = np.asarray(image).astype(int)
    alpha = pixels[..., 3:]
    if alpha.min() == 255:
        return image.convert("RGB")
    kept = (2 * pixels[..., :3] * alpha + 255) // 510
    straight = (2 * kept * 255 + alpha) // np.maximum(2 * alpha, 1)
    straight[alpha[..., 0] == 0] = 0
    return Image.fromarray(np.concatenate([straight, alpha], axis=-1).astype(np.uint8))


class Corpus:
    def __init__(self, folder, seed):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.counts = {}

    def add(self, kind, image):
        """Writes an image quickly; nobody measures this file."""
        if image.mode in {"P", "1", "LA"}:
            image = image.convert("RGBA")
        if image.mode == "RGBA":
            image = held(image)
        number = self.counts.get(kind, 0)
        self.counts[kind] = number + 1
        image.save(self.folder / f"{kind}-{number:03}.png", compress_level=1)

    def integer(self, low, high):
        return int(self.random.integers(low, high))

    def color(self):
        return tuple(int(value) for value in self.random.integers(0, 256, 3))

    # Photographs

    def field(self, width, height, falloff):
        """Noise whose spectrum falls with the frequency, as in photographs of nature."""
        side = max(width, height)
        y, x = np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None, :]
        distance = np.sqrt(x * x + y * y)
        distance[0, 0] = 1
        phase = self.random.uniform(0, 2 * np.pi, distance.shape)
        spectrum = np.exp(1j * phase) / distance**falloff
        spectrum[0, 0] = 0
        values = np.fft.irfft2(spectrum, (side, side))[:height, :width]
        return (values - values.mean()) / (values.std() + 1e-9)

    def photo(self, width, height, grain):
        base = self.field(width, height, self.random.uniform(1.2, 1.8))
        channels = []
        for _ in range(3):
            own = self.field(width, height, self.random.uniform(1.3, 2.0))
            level = self.random.uniform(90, 160)
            contrast = self.random.uniform(25, 45)
            channels.append(level + contrast * (base + self.random.uniform(0.1, 0.5) * own))
        pixels = np.stack(channels, axis=-1)
        for _ in range(self.integer(2, 7)):
            self.shade(pixels)
        pixels += self.random.normal(0, 1, pixels.shape) * grain
        return Image.fromarray(np.clip(np.round(pixels), 0, 255).astype(np.uint8))

    def shade(self, pixels):
        """Lightens or darkens the half plane or disc of an object, with a sharp edge."""
        height, width = pixels.shape[:2]
        y, x = np.mgrid[0:height, 0:width]
        centre = self.random.uniform(0, 1, 2) * (height, width)
        radius = self.random.uniform(0.1, 0.5) * min(width, height)
        inside = np.hypot(y - centre[0], x - centre[1]) < radius
        pixels[inside] = pixels[inside] * 0.6 + np.array(self.color()) * 0.4

    # Gradients and noise

    def gradient(self, width, height, grain):
        y, x = np.mgrid[0:height, 0:width].astype(float)
        first, second = (np.array(self.color(), float) for _ in range(2))
        angle = self.random.uniform(0, np.pi)
        if self.integer(0, 3) == 0:
            part = np.hypot(x - width * 0.4, y - height * 0.3) / np.hypot(width, height)
        else:
            part = x / width * np.cos(angle) ** 2 + y / height * np.sin(angle) ** 2
        pixels = first + (second - first) * part[..., None]
        if grain:
            pixels = pixels + self.random.normal(0, grain, (height, width, 1))
        return Image.fromarray(np.clip(np.round(pixels), 0, 255).astype(np.uint8))

    def noise(self, width, height, kind):
        if kind == 0:
            pixels = self.random.integers(0, 256, (height, width, 3), np.uint8)
        elif kind == 1:
            pixels = self.random.integers(0, 256, (height, width), np.uint8)
        elif kind == 2:
            pixels = self.random.integers(0, 256, (height, width, 4), np.uint8)
        else:
            pixels = (self.random.normal(128, 12, (height, width, 3))).clip(0, 255)
        return Image.fromarray(pixels.astype(np.uint8))

    # Drawn images

    def font(self, size):
        return ImageFont.load_default(size)

    def line(self, count):
        return " ".join(WORDS[self.integer(0, len(WORDS))] for _ in range(count))

    def screenshot(self, width, height):
        isDark = self.integer(0, 2) == 0
        ground, ink = ((24, 26, 31), (222, 224, 230)) if isDark else ((250, 250, 252), (32, 34, 40))
        image = Image.new("RGB", (width, height), ground)
        draw = ImageDraw.Draw(image)
        accent = self.color()
        draw.rectangle((0, 0, width, 40), fill=accent)
        draw.text((14, 10), self.line(3), font=self.font(18), fill=(255, 255, 255))
        side = self.integer(90, 180)
        draw.rectangle((0, 40, side, height), fill=tuple(int(v * 0.95) for v in ground))
        for y in range(54, height - 20, 28):
            draw.text((12, y), self.line(1), font=self.font(13), fill=ink)
        size = self.integer(11, 17)
        for y in range(60, height - 20, size + 8):
            if self.integer(0, 7) == 0:
                box = (side + 16, y, width - 16, y + size + 4)
                draw.rounded_rectangle(box, 6, fill=self.color())
            else:
                text = self.line(max(2, (width - side) // (size * 4)))
                draw.text((side + 20, y), text, font=self.font(size), fill=ink)
        return image

    def icon(self, side):
        """Shapes with smooth edges on a transparent ground."""
        factor = 4
        image = Image.new("RGBA", (side * factor, side * factor), (0, 0, 0, 0))
        draw = ImageDraw.Draw(image)
        for _ in range(self.integer(1, 5)):
            low = [self.integer(0, side * factor * 2 // 3) for _ in range(2)]
            extent = [self.integer(side * factor // 5, side * factor) for _ in range(2)]
            box = (*low, min(low[0] + extent[0], side * factor), min(low[1] + extent[1], side * factor))
            fill = (*self.color(), 255 if self.integer(0, 3) else self.integer(80, 255))
            shape = self.integer(0, 3)
            if shape == 0:
                draw.ellipse(box, fill=fill)
            elif shape == 1:
                draw.rounded_rectangle(box, side * factor // 8, fill=fill)
            else:
                corners = [(self.integer(0, side * factor), self.integer(0, side * factor)) for _ in range(3)]
                draw.polygon(corners, fill=fill)
        if self.integer(0, 3) == 0:
            shadow = image.filter(ImageFilter.GaussianBlur(side * factor / 16))
            image = Image.alpha_composite(shadow, image)
        return image.resize((side, side), Image.Resampling.BOX)

    def card(self, width, height, grain):
        image = self.gradient(width, height, 0)
        photo = self.photo(width // 3, height - height // 4, grain)
        mask = Image.new("L", photo.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, photo.width - 1, photo.height - 1), 24, fill=255)
        image.paste(photo, (width - photo.width - height // 8, height // 8), mask)
        draw = ImageDraw.Draw(image)
        size = height // 9
        for row in range(3):
            draw.text((height // 8, height // 6 + row * size * 3 // 2), self.line(3)[: width // size],
                      font=self.font(size), fill=(255, 255, 255))
        draw.text((height // 8, height - height // 5), self.line(6), font=self.font(size // 2), fill=self.color())
        return image

    def make(self):
        for index in range(60):
            width, height = self.integer(48, 420), self.integer(48, 420)
            self.add("photo", self.photo(width, height, [0, 1, 3, 8][index % 4]))
        for index in range(60):
            width, height = self.integer(24, 520), self.integer(24, 520)
            self.add("gradient", self.gradient(width, height, [0, 0, 0.7, 2][index % 4]))
        for index in range(16):
            self.add("noise", self.noise(self.integer(16, 300), self.integer(16, 300), index % 4))
        for _ in range(50):
            self.add("screenshot", self.screenshot(self.integer(320, 900), self.integer(200, 640)))
        for index in range(90):
            self.add("icon", self.icon([16, 24, 32, 48, 64, 96, 128, 256, 512][index % 9]))
        for index in range(14):
            self.add("card", self.card(1200, 630, [0, 2, 6][index % 3]))


def parts(corpus, folder):
    """Adds parts of photographs: reduced, and cut out of the original."""
    paths = sorted(path for path in pathlib.Path(folder).rglob("*")
                   if path.suffix in {".jpg", ".jpeg", ".png", ".webp"} and path.is_file())
    for path in paths:
        try:
            image = Image.open(path).convert("RGB")
        except (OSError, Image.DecompressionBombError):
            continue
        if min(image.size) < 400:
            continue
        reduced = image.resize((480, 480 * image.height // image.width), Image.Resampling.LANCZOS)
        corpus.add("picture", reduced)
        left = corpus.integer(0, image.width - 383)
        top = corpus.integer(0, image.height - 255)
        corpus.add("picture", image.crop((left, top, left + 384, top + 256)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--samples")
    parser.add_argument("--photos")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    corpus = Corpus(arguments.folder, arguments.seed)
    corpus.make()
    if arguments.samples:
        for path in sorted(pathlib.Path(arguments.samples).rglob("*.png")):
            corpus.add("sample", Image.open(path))
    if arguments.photos:
        parts(corpus, arguments.photos)
    print(sum(corpus.counts.values()), "images:", corpus.counts)


main()
