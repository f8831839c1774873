// The stage: the large image, its pixels and its drawing steps.
let inspection = null, owners = null, before = {}, crossAt = null, isInspecting = false;

async function showStage() {
  const picture = lookRecord && lookRecord.picture;
  setText($('readout'), lookRecord && lookRecord.failure ? lookRecord.failure : '');
  $('ground').hidden = !picture;
  if (!picture) return layoutStage();
  const key = query();
  if (before.key !== key) before = { key };
  else if (before.picture.id !== picture.id) before.last = before.picture;
  before.picture = picture;
  settleComparison();
  $('view').classList.toggle('dark', lookRecord.surroundings.appearance === 'dark');
  layoutStage();
  const others = showPast();
  if (!isAtEnd() && inspection) return others;
  await Promise.all([others, showPicture($('picture'), 'picture?id=' + picture.id)]);
}

const isAtEnd = () => Number($('step').value) >= Number($('step').max);

/* Requests the look's operations when the user inspects them. */
async function inspect(turn) {
  if (!lookRecord || !lookRecord.picture) { inspection = owners = null; return showOperations(); }
  if (!isInspecting && params.get('tab') !== 'operations' && zoom() <= 1) {
    inspection = owners = null;
    return showOperations();
  }
  const text = query();
  const record = await askRecord('operations', text);
  const map = record.hasOwners
    ? new Uint16Array(await (await ask('owners', text)).arrayBuffer()) : null;
  if (turn !== round) return;
  const wasAtEnd = isAtEnd();
  inspection = record;
  owners = map;
  const count = String(record.operations.length);
  $('step').max = count;
  if (wasAtEnd || Number($('step').value) > record.operations.length) $('step').value = count;
  showOperations();
  showBoxes(crossAt);
  await showStep();
}

async function showStep() {
  if (!inspection) return setText($('stepName'), '');
  const count = Number($('step').value), all = inspection.operations.length;
  const operation = inspection.operations[count - 1];
  setText($('stepName'), count + ' of ' + all + (operation ? ': ' + operation.title : ''));
  markOperation(count < all ? count : 0);
  if (count >= all) await showPicture($('picture'), 'picture?id=' + lookRecord.picture.id);
  else await showPicture($('picture'), 'step?' + query({ count, of: project.number }));
}

/* Marks the pixels that were last changed by an operation. */
function markOperation(number) {
  const canvas = $('marks');
  for (const button of $('operations').querySelectorAll('button')) {
    if (Number(button.dataset.number) === number) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
  }
  if (!inspection || !owners || !number) { canvas.width = canvas.height = 1; return; }
  canvas.width = inspection.width;
  canvas.height = inspection.height;
  const context = canvas.getContext('2d');
  const data = context.createImageData(canvas.width, canvas.height);
  for (let index = 0; index < owners.length; index++) {
    if (owners[index] === number) data.data.set([255, 45, 120, 110], index * 4);
  }
  context.putImageData(data, 0, 0);
}

function pixelAt(event) {
  const box = $('ground').getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left) / pixelLength());
  const y = Math.floor((event.clientY - box.top) / pixelLength());
  const picture = lookRecord && lookRecord.picture;
  return picture && x >= 0 && y >= 0 && x < picture.width && y < picture.height ? { x, y } : null;
}

function colourAt(at) {
  const image = $('picture');
  if (!image.naturalWidth) return null;
  const canvas = element('canvas', { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, -at.x, -at.y);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].concat(alpha < 255 ? [alpha] : [])
    .map(value => value.toString(16).padStart(2, '0')).join('').toUpperCase();
  return alpha === 0 ? 'transparent' : '#' + digits;
}

const operationAt = at => {
  const number = owners && inspection ? owners[at.y * inspection.width + at.x] : 0;
  return number ? { number, ...inspection.operations[number - 1] } : null;
};

function showPixel(at) {
  crossAt = at;
  moveCross();
  if (!at) { markOperation(isAtEnd() ? 0 : Number($('step').value)); return setText($('readout'), ''); }
  const colour = colourAt(at), operation = operationAt(at);
  const box = lookRecord.picture.box;
  const swatch = element('span', { className: 'swatch' });
  if (colour && colour !== 'transparent') swatch.style.background = colour;
  const parts = [element('b', { textContent: (at.x - box[0]) + ', ' + (at.y - box[1]) }), '  ', swatch,
    colour || '', '  '];
  if (operation) {
    parts.push(element('b', { textContent: operation.title }), '  ',
      element('code', { textContent: operation.file + ':' + operation.line + '  ' + operation.source }));
  } else if (inspection) {
    parts.push(owners ? 'no operation' : 'the drawing is too large to show the operation');
  }
  $('readout').replaceChildren(...parts);
  markOperation(operation ? operation.number : 0);
}

function moveCross() {
  const cross = $('cross'), length = pixelLength();
  showBoxes(crossAt);
  cross.hidden = !crossAt || length < 2;
  if (!crossAt) return;
  cross.style.left = crossAt.x * length + 'px';
  cross.style.top = crossAt.y * length + 'px';
  cross.style.width = cross.style.height = length + 'px';
}

async function copyPlace(operation) {
  if (!operation) return;
  const place = operation.file + ':' + operation.line;
  let word = '';
  try { await navigator.clipboard.writeText(place); word = 'copied '; } catch { word = ''; }
  $('readout').replaceChildren(word, element('b', { className: 'where', textContent: place }), '  ',
    element('code', { textContent: operation.source }));
}

async function startInspecting() {
  if (isInspecting) return;
  isInspecting = true;
  if (!inspection) { try { await inspect(round); } catch { isInspecting = false; } }
}

$('view').addEventListener('pointerenter', startInspecting);
$('view').addEventListener('focus', startInspecting);
$('view').addEventListener('pointermove', event => showPixel(pixelAt(event)));
$('view').addEventListener('pointerleave', () => showPixel(null));
$('view').addEventListener('click', event => {
  if (hasPanned) return;
  const at = pixelAt(event);
  if (at) copyPlace(operationAt(at) || contentAt(at));
});
$('view').addEventListener('keydown', event => {
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key], picture = lookRecord && lookRecord.picture;
  if (event.target !== $('view')) return;
  if (event.key === 'Enter' && crossAt) copyPlace(operationAt(crossAt) || contentAt(crossAt));
  if (event.key === 'Escape') showPixel(null);
  if (!step || !picture) return;
  event.preventDefault();
  const at = crossAt || { x: Math.floor(picture.width / 2), y: Math.floor(picture.height / 2) };
  const far = event.shiftKey ? 10 : 1;
  showPixel({
    x: Math.min(Math.max(at.x + step[0] * far, 0), picture.width - 1),
    y: Math.min(Math.max(at.y + step[1] * far, 0), picture.height - 1),
  });
  $('cross').scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
$('step').addEventListener('pointerdown', startInspecting);
$('step').addEventListener('focus', startInspecting);
$('step').addEventListener('input', showStep);
