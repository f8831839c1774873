// Zooming at the pointer, and panning.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/zoom.js`.
  static let zoomScript = #"""
    const zooms = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
    const [leastZoom, mostZoom] = [0.02, 64];
    /* The margin around a fitted image, and the part of an image that panning keeps in view. */
    const [fitMargin, leastInView] = [24, 48];
    let fitZoom = 1, pads = [0, 0], placed = null, fitted = null, anchor = null, panning = null, hasPanned = false;
    let zoomTimer = 0;

    const bounded = (value, least, most) => Math.min(most, Math.max(least, value));
    const isFit = () => !(Number(params.get('zoom')) > 0);
    const zoom = () => isFit() ? fitZoom : bounded(Number(params.get('zoom')), leastZoom, mostZoom);
    const percent = value => (value < 0.1 ? round2(value * 100) : Math.round(value * 100)) + ' %';

    /* The length of a device pixel on the page. */
    const pixelLength = () => zoom() / (lookRecord && lookRecord.picture ? lookRecord.picture.scale : 1);

    /* The size of the stage's contents, in points. */
    function stageSize() {
      const { width, height, scale } = lookRecord.picture;
      const beside = pictureBeside();
      return [width + (beside ? beside.width + 24 * scale : 0), Math.max(height, beside ? beside.height : 0)]
        .map(length => length / scale);
    }

    /* Fit reduces an image but never enlarges it; only the user enlarges pixels. */
    function measureFit() {
      if (dragging) return;
      const view = $('view'), size = stageSize();
      const room = [view.clientWidth, view.clientHeight].map(length => length - 2 * fitMargin);
      fitZoom = bounded(Math.min(room[0] / size[0], room[1] / size[1]), leastZoom, 1);
    }

    /* Lays out the stage for the zoom and the available space, without reloading the image. */
    function layoutStage() {
      const picture = lookRecord && lookRecord.picture, view = $('view');
      showZoom();
      if (!picture) return;
      measureFit();
      showZoom();
      const length = pixelLength(), size = stageSize().map(each => each * zoom());
      const room = [view.clientWidth, view.clientHeight];
      const moved = room.map(each => Math.max(fitMargin, each - leastInView));
      const by = moved.map((pad, axis) => pad - pads[axis]);
      pads = moved;
      $('canvas').style.width = size[0] + 2 * pads[0] + 'px';
      $('canvas').style.height = size[1] + 2 * pads[1] + 'px';
      $('canvas').style.padding = pads[1] + 'px ' + pads[0] + 'px';
      $('ground').style.width = picture.width * length + 'px';
      $('ground').style.height = picture.height * length + 'px';
      $('ground').classList.toggle('pixels', zoom() > 1);
      const grid = $('grid').style;
      grid.backgroundImage = length >= 6
        ? 'linear-gradient(to right, #80808040 1px, transparent 1px),'
          + 'linear-gradient(to bottom, #80808040 1px, transparent 1px)' : 'none';
      grid.backgroundSize = length + 'px ' + length + 'px';
      placePast();
      moveCross();
      moveEdges();
      showCaps();
      if (dragging) return;
      const title = params.get('component'), frame = [...size, ...room, title].join(' ');
      if (isFit() ? fitted !== frame : placed !== title) {
        view.scrollLeft = pads[0] + (size[0] - room[0]) / 2;
        view.scrollTop = pads[1] + (size[1] - room[1]) / 2;
      } else {
        view.scrollLeft += by[0];
        view.scrollTop += by[1];
      }
      [placed, fitted] = [title, isFit() ? frame : null];
    }

    function showZoom() {
      const select = $('zoom'), value = isFit() ? '' : String(Number(params.get('zoom')));
      const options = [['', 'Fit: ' + percent(fitZoom)], ...zooms.map(each => [String(each), percent(each)])];
      if (!options.some(each => each[0] === value)) options.push([value, percent(zoom())]);
      if (select.textContent !== options.map(each => each[1]).join('')) {
        select.replaceChildren(...options.map(([value, textContent]) =>
          element('option', { value, textContent })));
      }
      select.value = value;
      $('fit').setAttribute('aria-pressed', String(isFit()));
      const isThere = lookRecord && lookRecord.picture;
      allow($('zoomIn'), !isThere ? 'There is no image to zoom'
        : zoom() >= mostZoom ? 'The image is shown at its largest size' : '');
      allow($('zoomOut'), !isThere ? 'There is no image to zoom'
        : zoom() <= leastZoom ? 'The image is shown at its smallest size' : '');
    }

    /* Shows the image at a zoom, or fitted if the zoom is null. The point under `place`,
       or in the middle of the stage, stays in position. */
    function zoomTo(value, place) {
      const view = $('view'), box = view.getBoundingClientRect();
      const at = place || { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const old = $('ground').getBoundingClientRect();
      /* Use one anchor for a whole gesture, because scrolling in whole pixels would shift it at each step. */
      if (!anchor || anchor.x !== at.x || anchor.y !== at.y) {
        anchor = { ...at, point: [(at.x - old.left) / old.width, (at.y - old.top) / old.height] };
      }
      if (value === null) { params.delete('zoom'); fitted = null; }
      else params.set('zoom', String(Number(bounded(value, leastZoom, mostZoom).toPrecision(4))));
      layoutStage();
      if (!isFit()) {
        const now = $('ground').getBoundingClientRect();
        view.scrollLeft += now.left + anchor.point[0] * now.width - at.x;
        view.scrollTop += now.top + anchor.point[1] * now.height - at.y;
      } else anchor = null;
      /* Browsers limit how often the address may change, so update it after the gesture. */
      clearTimeout(zoomTimer);
      zoomTimer = setTimeout(() => setParam('zoom', params.get('zoom')), 200);
      if (zoom() > 1) startInspecting();
    }

    /* Zooms to the next step, up or down. */
    function zoomBy(step, place) {
      const now = zoom() * (step > 0 ? 1.001 : 0.999);
      const next = step > 0 ? zooms.find(each => each > now) : zooms.findLast(each => each < now);
      zoomTo(next || (step > 0 ? mostZoom : leastZoom), place);
    }

    $('zoom').addEventListener('change', () =>
      zoomTo($('zoom').value === '' ? null : Number($('zoom').value)));
    onPress($('zoomIn'), () => zoomBy(1));
    onPress($('zoomOut'), () => zoomBy(-1));
    $('fit').title = 'Show the whole image (0)';
    $('fit').addEventListener('click', () => zoomTo(null));
    $('view').addEventListener('keydown', event => {
      if (event.target !== $('view') || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = { '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1),
        0: () => zoomTo(null), 1: () => zoomTo(1) }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });

    /* With Control or Command, the wheel zooms, like a pinch on a trackpad; otherwise it scrolls. */
    $('view').addEventListener('wheel', event => {
      if (!event.ctrlKey && !event.metaKey || !lookRecord || !lookRecord.picture) return;
      event.preventDefault();
      const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
      zoomTo(zoom() * Math.exp(bounded(lines, -24, 24) * -0.01), { x: event.clientX, y: event.clientY });
    }, { passive: false });

    /* Pinching on a touch screen. */
    let pinch = null, gesture = null;
    const spread = touches => Math.hypot(touches[0].clientX - touches[1].clientX,
      touches[0].clientY - touches[1].clientY);
    $('view').addEventListener('touchstart', event => {
      if (event.touches.length !== 2) return;
      pinch = { spread: spread(event.touches), zoom: zoom() };
      anchor = null;
    }, { passive: true });
    $('view').addEventListener('touchmove', event => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const [one, other] = event.touches;
      pinch.place ??= { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      zoomTo(pinch.zoom * spread(event.touches) / pinch.spread, pinch.place);
    }, { passive: false });
    for (const end of ['touchend', 'touchcancel']) {
      $('view').addEventListener(end, () => { pinch = null; });
    }
    /* Safari reports a pinch on a trackpad with gesture events. */
    $('view').addEventListener('gesturestart', event => { event.preventDefault(); gesture = zoom(); });
    $('view').addEventListener('gesturechange', event => {
      event.preventDefault();
      if (!pinch) zoomTo(gesture * event.scale, { x: event.clientX, y: event.clientY });
    });

    /* The mouse pans the image; a finger scrolls it. */
    $('view').addEventListener('pointerdown', event => {
      hasPanned = false;
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const view = $('view');
      panning = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    });
    $('view').addEventListener('pointermove', event => {
      if (!panning) return;
      const by = [event.clientX - panning.x, event.clientY - panning.y];
      if (!hasPanned && Math.hypot(...by) < 4) return;
      if (!hasPanned) $('view').setPointerCapture(event.pointerId);
      hasPanned = true;
      anchor = null;
      $('view').classList.add('panned');
      $('view').scrollTo(panning.left - by[0], panning.top - by[1]);
    });
    for (const end of ['pointerup', 'pointercancel']) {
      $('view').addEventListener(end, () => {
        panning = null;
        $('view').classList.remove('panned');
      });
    }
    $('view').addEventListener('dragstart', event => event.preventDefault());
    new ResizeObserver(() => layoutStage()).observe($('view'));

    """#
}
