// A playground's completion: suggestions at the caret, in a list below it.
/* The list of completions: `start` is the offset at which the typed name begins. */
const offers = { all: [], shown: [], start: 0, chosen: 0, isOpen: false, isAsking: false, isDue: false };

function closeOffers() {
  offers.isOpen = offers.isDue = false;
  $('offers').hidden = true;
  editor.setAttribute('aria-expanded', 'false');
  editor.removeAttribute('aria-activedescendant');
}

/* Requests completions at the caret; input during a request is requested again after the answer. */
async function offer() {
  if (offers.isAsking) { offers.isDue = true; return; }
  offers.isAsking = true;
  await started;
  const source = editor.value, caret = editor.selectionStart;
  const answer = await ask('complete',
    { path, source: encoder.encode(source), offset: encoder.encode(source.slice(0, caret)).length });
  offers.isAsking = false;
  if (answer.completions) {
    offers.start = places(source)(answer.completions.start);
    offers.all = answer.completions.items;
  }
  if (offers.isDue) { offers.isDue = false; offer(); return; }
  if (answer.completions && editor.value === source && editor.selectionStart === caret) showOffers();
  else closeOffers();
}

const written = () => editor.value.slice(offers.start, editor.selectionStart);

function showOffers() {
  const begun = written().toLowerCase();
  const all = offers.all.filter(each => each.label.toLowerCase().startsWith(begun)).slice(0, 200);
  if (!all.length || (all.length === 1 && all[0].label === written())) { closeOffers(); return; }
  Object.assign(offers, { shown: all, chosen: 0, isOpen: true });
  $('offers').replaceChildren(...all.map((each, index) => {
    const item = element('li', { id: 'offer-' + index, role: 'option', title: each.documentation || '' },
      element('span', { textContent: each.label }),
      element('span', { className: 'soft', textContent: each.detail || each.kind }));
    /* Keep the focus in the editor. */
    item.addEventListener('mousedown', event => { event.preventDefault(); take(index); });
    return item;
  }));
  const list = $('offers'), frame = list.parentNode.getBoundingClientRect(), spot = placeOf(offers.start);
  list.hidden = false;
  const room = frame.bottom - spot.bottom, isAbove = room < 120 && spot.top - frame.top > room;
  list.style.left = Math.max(0, Math.min(spot.left - frame.left, frame.width - list.offsetWidth)) + 'px';
  list.style.top = isAbove ? 'auto' : spot.bottom - frame.top + 'px';
  list.style.bottom = isAbove ? frame.bottom - spot.top + 'px' : 'auto';
  list.style.maxHeight = Math.min(220, Math.max(60, (isAbove ? spot.top - frame.top : room) - 8)) + 'px';
  editor.setAttribute('aria-expanded', 'true');
  choose(0);
}

/* The rectangle of a character, measured in the text painted behind the editor. */
function placeOf(offset) {
  const walker = document.createTreeWalker($('painted'), NodeFilter.SHOW_TEXT), range = document.createRange();
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (rest <= node.length) {
      range.setStart(node, rest);
      return range.getClientRects()[0] || node.parentNode.getBoundingClientRect();
    }
    rest -= node.length;
  }
  return $('painted').getBoundingClientRect();
}

function choose(index) {
  const list = $('offers');
  for (const each of list.children) each.setAttribute('aria-selected', 'false');
  offers.chosen = (index + offers.shown.length) % offers.shown.length;
  const item = list.children[offers.chosen];
  item.setAttribute('aria-selected', 'true');
  item.scrollIntoView({ block: 'nearest' });
  editor.setAttribute('aria-activedescendant', item.id);
}

/* Replaces the name with a completion and selects its first placeholder. */
function take(index) {
  const { label, snippet } = offers.shown[index], { start } = offers;
  const caret = editor.selectionStart, end = caret + /^\w*/.exec(editor.value.slice(caret))[0].length;
  const indentation = /^\s*/.exec(editor.value.slice(0, start).split('\n').pop())[0];
  let gap = null, text = '';
  const parts = (snippet || label).replaceAll('\n', '\n' + indentation).split(/(\$\{\d+(?::[^}]*)?\}|\$0)/);
  for (const part of parts) {
    const match = /^\$(?:\{\d+(?::([^}]*))?\}|0)$/.exec(part);
    const words = match ? match[1] || '' : part;
    if (match) gap ||= [start + text.length, start + text.length + words.length];
    text += words;
  }
  closeOffers();
  replace(start, end, text);
  closeOffers();
  if (gap) editor.setSelectionRange(...gap);
}

/* Returns whether the list handles a key. */
function usesKey(event) {
  if (event.isComposing) return false;
  if (event.key === ' ' && event.ctrlKey) offer();
  else if (!offers.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (event.key === 'ArrowDown') choose(offers.chosen + 1);
  else if (event.key === 'ArrowUp') choose(offers.chosen - 1);
  else if (event.key === 'Enter' || event.key === 'Tab') take(offers.chosen);
  else if (event.key === 'Escape') closeOffers();
  else return false;
  event.preventDefault();
  return true;
}

/* Typed names and dots open the list; any other input closes it. */
function offerAfter(event) {
  const isTyped = event.inputType === 'insertText' && /^[\w.]$/.test(event.data || '');
  const isShorter = offers.isOpen && event.inputType === 'deleteContentBackward' && written() !== '';
  if (isTyped || isShorter) offer();
  else closeOffers();
}

editor.addEventListener('input', offerAfter);
editor.addEventListener('blur', closeOffers);
editor.addEventListener('scroll', closeOffers);
editor.addEventListener('mousedown', closeOffers);
