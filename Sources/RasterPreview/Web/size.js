// The draggable edges that resize the component, and the display of its caps.
const edges = { edgeRight: [1, 0], edgeBottom: [0, 1], edgeCorner: [1, 1] };
let dragging = null, isResizing = false, nextSize = null;

/* The component's bounds on the page, in CSS pixels. */
function boxOnPage() {
  const [left, top, width, height] = lookRecord.picture.box, length = pixelLength();
  return [left * length, top * length, width * length, height * length];
}

function moveEdges() {
  const picture = lookRecord && lookRecord.picture;
  for (const [name, [across, down]] of Object.entries(edges)) {
    const edge = $(name);
    edge.hidden = !picture;
    if (!picture) continue;
    const [left, top, width, height] = boxOnPage();
    edge.style.left = left + (across ? width : 0) + 'px';
    edge.style.top = top + (down ? height : 0) + 'px';
    edge.style.width = across ? '' : width + 'px';
    edge.style.height = down ? '' : height + 'px';
    const size = across ? lookRecord.width : lookRecord.height;
    edge.setAttribute('aria-valuenow', String(Math.round(size * 100) / 100));
    edge.setAttribute('aria-valuetext', lookRecord.width + ' by ' + lookRecord.height + ' points');
  }
}

/* Requests only the latest size if the pointer moves faster than images arrive. */
async function resize(width, height) {
  nextSize = [width, height].map(length => Math.min(8000, Math.max(1, Math.round(length))));
  if (isResizing) return;
  isResizing = true;
  while (nextSize) {
    const [wide, high] = nextSize;
    nextSize = null;
    params.set('width', wide);
    setParam('height', high);
    setText($('readout'), wide + ' × ' + high + ' points');
    await refresh();
  }
  isResizing = false;
  layoutStage();
}

for (const [name, [across, down]] of Object.entries(edges)) {
  const edge = $(name);
  edge.addEventListener('pointerdown', event => {
    if (!lookRecord) return;
    event.preventDefault();
    event.stopPropagation();
    edge.focus();
    edge.setPointerCapture(event.pointerId);
    /* Keep the zoom during a drag, so that the edge stays under the pointer. */
    dragging = { x: event.clientX, y: event.clientY, width: lookRecord.width,
      height: lookRecord.height, zoom: zoom() };
  });
  edge.addEventListener('pointermove', event => {
    event.stopPropagation();
    if (!dragging) return;
    resize(dragging.width + across * (event.clientX - dragging.x) / dragging.zoom,
      dragging.height + down * (event.clientY - dragging.y) / dragging.zoom);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    edge.addEventListener(end, () => {
      dragging = null;
      if (!isResizing) layoutStage();
    });
  }
  edge.addEventListener('click', event => event.stopPropagation());
  edge.addEventListener('keydown', event => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!step || !lookRecord) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1, start = nextSize || [lookRecord.width, lookRecord.height];
    resize(start[0] + across * step[0] * far, start[1] + down * step[1] * far);
  });
}

/* Draws the caps over the image, and the minimum frame that is drawn and stretched. */
function showCaps() {
  const caps = lookRecord && lookRecord.picture ? lookRecord.caps : null;
  allow($('capsButton'), caps ? '' : reasonForNoCaps());
  const isShown = Boolean(caps) && $('capsButton').getAttribute('aria-pressed') === 'true';
  $('caps').hidden = !isShown;
  if (!isShown) return;
  const [left, top, width, height] = boxOnPage();
  Object.assign($('caps').style, { left: left + 'px', top: top + 'px', width: width + 'px',
    height: height + 'px' });
  const length = pixelLength(), point = zoom();
  const lines = [];
  if (caps.horizontal) {
    lines.push(['across', 'left', caps.horizontal[0]], ['across', 'right', caps.horizontal[1]]);
  }
  if (caps.vertical) lines.push(['down', 'top', caps.vertical[0]], ['down', 'bottom', caps.vertical[1]]);
  $('caps').replaceChildren(...lines.map(([way, side, distance]) => {
    const line = element('i', { className: way });
    line.style[side] = distance * point + 'px';
    return line;
  }));
  const frame = element('b', { className: 'frame' });
  frame.style.width = caps.frame[0] * length + 'px';
  frame.style.height = caps.frame[1] * length + 'px';
  $('caps').append(frame);
  const words = sides => sides ? sides.join(' and ') : 'none';
  setText($('readout'), 'horizontal caps ' + words(caps.horizontal)
    + ', vertical caps ' + words(caps.vertical)
    + ' (points); drawn at ' + caps.frame[0] + ' × ' + caps.frame[1] + ' pixels and stretched');
}

function reasonForNoCaps() {
  const current = component();
  if (!lookRecord || !lookRecord.picture) return 'There is no image to draw caps over';
  if (!current || !current.caps) return 'This component declares no caps; it is drawn at full size';
  return current.caps === 'proved' || current.caps === 'unchecked'
    ? 'This look is not stretched; it is drawn at full size'
    : 'The caps of this component are ' + current.caps;
}

onPress($('capsButton'), () => {
  const isPressed = $('capsButton').getAttribute('aria-pressed') !== 'true';
  $('capsButton').setAttribute('aria-pressed', String(isPressed));
  setText($('readout'), '');
  showCaps();
});
