// The comparison with the previous image: instead of the current one, beside it, or over it.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/compare.js`.
  static let compareScript = #"""
    const comparisons = ['before', 'side', 'swipe', 'difference'];
    const pressed = () => comparisons.find(name => $(name).getAttribute('aria-pressed') === 'true');

    function press(name) {
      const isPressed = $(name).getAttribute('aria-pressed') !== 'true';
      for (const each of comparisons) {
        $(each).setAttribute('aria-pressed', String(each === name && isPressed));
      }
      return isPressed;
    }

    /* Side by side and swipe stay active across changes; the other comparisons end. */
    function settleComparison() {
      for (const name of comparisons) {
        allow($(name), before.last ? ''
          : 'There is no image to compare with yet; save a change to this component');
        const isKept = before.last && ['side', 'swipe'].includes(name);
        if (!isKept) $(name).setAttribute('aria-pressed', 'false');
      }
    }

    /* The image shown beside the current one, or null. */
    const pictureBeside = () => pressed() === 'side' && before.last || null;

    /* Places the previous image beside the current one, or over its left part with aligned bounds. */
    function placePast() {
      const name = pressed(), last = before.last, now = before.picture;
      $('beside').hidden = name !== 'side' || !last;
      $('past').hidden = $('swipeField').hidden = name !== 'swipe' || !last;
      if (!last || !['side', 'swipe'].includes(name)) return null;
      const length = pixelLength();
      const image = name === 'side' ? $('besidePicture') : $('past');
      image.style.width = last.width * length + 'px';
      image.style.height = last.height * length + 'px';
      image.classList.toggle('pixels', zoom() > 1);
      if (name === 'swipe') {
        image.style.left = (now.box[0] - last.box[0]) * length + 'px';
        image.style.top = (now.box[1] - last.box[1]) * length + 'px';
        moveSwipe();
      }
      return image;
    }

    async function showPast() {
      const image = placePast();
      if (image) await showPicture(image, 'picture?id=' + before.last.id);
    }

    function moveSwipe() {
      const last = before.last, now = before.picture;
      if (!last || !now) return;
      const edge = Number($('swipeAt').value) / 100 * now.width - (now.box[0] - last.box[0]);
      const rest = Math.max(0, Math.min(1, 1 - edge / last.width));
      $('past').style.clipPath = 'inset(0 ' + rest * 100 + '% 0 0)';
    }

    /* Returns the pixels of an image, which the browser has cached. */
    async function pixelsOf(picture) {
      const image = new Image();
      image.src = 'picture?id=' + picture.id;
      await image.decode();
      const canvas = element('canvas', { width: picture.width, height: picture.height });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
    }

    /* Marks the pixels that differ from the previous image, with aligned bounds. */
    async function showDifference() {
      const [last, now] = [before.last, before.picture];
      const [old, pixels] = await Promise.all([pixelsOf(last), pixelsOf(now)]);
      const canvas = $('marks'), context = canvas.getContext('2d');
      [canvas.width, canvas.height] = [now.width, now.height];
      const data = context.createImageData(now.width, now.height);
      let count = 0;
      for (let y = 0; y < now.height; y++) {
        for (let x = 0; x < now.width; x++) {
          const [left, top] = [x - now.box[0] + last.box[0], y - now.box[1] + last.box[1]];
          const isIn = left >= 0 && top >= 0 && left < last.width && top < last.height;
          if (pixels[y * now.width + x] === (isIn ? old[top * last.width + left] : 0)) continue;
          data.data.set([255, 0, 230, 220], (y * now.width + x) * 4);
          count += 1;
        }
      }
      context.putImageData(data, 0, 0);
      setText($('readout'), plural(count, 'pixel') + (count === 1 ? ' differs' : ' differ'));
    }

    async function comparePictures(name) {
      const isPressed = press(name);
      markOperation(0);
      setText($('readout'), '');
      const shown = name === 'before' && isPressed ? before.last : before.picture;
      if (shown) await showPicture($('picture'), 'picture?id=' + shown.id);
      layoutStage();
      await showPast();
      if (name === 'difference' && isPressed) await showDifference();
    }

    for (const name of comparisons) onPress($(name), () => comparePictures(name));
    $('swipeAt').addEventListener('input', moveSwipe);

    """#
}
