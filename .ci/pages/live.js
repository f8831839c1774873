// Live examples: a source that can be edited in place, checked and drawn by the compiler in a worker.
//
// `.ci/site` adds the functions that the playground's scripts share: element, bytesOf, unpacked and places.
'use strict';

const root = document.documentElement.dataset.root;
const encoder = new TextEncoder();
let worker = null, number = 0;
const waiting = new Map();

/* Loads a script of the site, which defines a global value. A page that is opened from disk cannot fetch. */
function loaded(name, value) {
  if (window[value]) return Promise.resolve(window[value]);
  return new Promise((resolve, reject) => {
    const script = element('script', { src: root + name });
    script.onload = () => resolve(window[value]);
    script.onerror = () => reject(new Error(`${name} is missing`));
    document.head.append(script);
  });
}

/* The compiler, which all examples of a page share. */
let starting = null;
function start() {
  starting ||= (async () => {
    const { module, script } = await loaded('assets/compiler.js', 'rasterCompiler');
    const bytes = await unpacked(bytesOf({ base64: module }));
    worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    await ask('start', { module: bytes, files: [] });
  })();
  return starting;
}

/* Asks the worker; one that does not answer within ten seconds is replaced. */
function ask(kind, message) {
  return new Promise((resolve) => {
    number += 1;
    const id = number;
    const timer = setTimeout(() => {
      worker.terminate();
      starting = null;
      for (const answer of waiting.values()) answer({ failure: 'stopped after more than ten seconds' });
      waiting.clear();
    }, 10000);
    waiting.set(id, (data) => { clearTimeout(timer); resolve(data); });
    worker.postMessage({ id, kind, message });
  });
}

class Example {
  constructor(part) {
    this.part = part;
    this.painted = part.querySelector('pre');
    this.ground = part.querySelector('.ground');
    this.said = part.querySelector('.said');
    this.path = `Example${[...document.querySelectorAll('.live')].indexOf(part) + 1}.raster`;
    this.first = this.painted.textContent.replace(/\n$/, '');
    this.appearance = part.querySelector('[name=appearance]');
    this.direction = part.querySelector('[name=direction]');
    this.state = part.querySelector('[name=state]');
    this.area = element('textarea', { value: this.first, spellcheck: false, autocapitalize: 'off', wrap: 'off' });
    this.area.setAttribute('aria-label', 'Source');
    part.querySelector('.text').append(this.area);
    this.area.addEventListener('input', () => this.run());
    this.area.addEventListener('focus', () => this.run(), { once: true });
    for (const control of [this.appearance, this.direction, this.state]) {
      control.addEventListener('change', () => this.run());
    }
    part.querySelector('[name=reset]').addEventListener('click', () => {
      this.area.value = this.first;
      this.run();
    });
  }

  /* Checks and draws the current text. Texts that are typed meanwhile wait, and only the last is drawn. */
  async run() {
    if (this.tokens || this.area.value !== this.first) this.paint([]);
    if (this.isRunning) { this.isStale = true; return; }
    this.isRunning = true;
    if (!worker) this.said.textContent = 'Loading the compiler…';
    try {
      do {
        this.isStale = false;
        await start();
        await this.draw(this.area.value);
      } while (this.isStale);
    } catch (error) {
      this.say(error.message, true);
    }
    this.isRunning = false;
    this.part.dataset.drawn = Number(this.part.dataset.drawn || 0) + 1;
  }

  async draw(source) {
    const stage = { appearance: this.appearance.value, direction: this.direction.value };
    if (this.state.value) stage.state = this.state.value;
    const wanted = { component: this.component, scale: 2, stage: { component: this.component, ...stage } };
    const bytes = encoder.encode(source);
    const answer = await ask('run', { changed: [[this.path, bytes]], path: this.path, requests: [], wanted });
    if (answer.failure) return this.say(answer.failure, true);
    const { summary } = answer;
    const component = summary.components.find((one) => one.name === this.component) || summary.components[0];
    this.listStates(component);
    if (component && component.name !== this.component) {
      this.component = component.name;
      this.isStale = true;
    }
    const place = places(source);
    const marks = summary.reports.diagnostics.filter((one) => one.range).map((one) => {
      const begin = place(one.range.start.offset);
      return [begin, Math.max(place(one.range.end.offset), begin + 1), one.severity];
    });
    const numbers = new Uint32Array(answer.tokens);
    this.tokens = [];
    for (let index = 0; index < numbers.length; index += 3) {
      this.tokens.push([place(numbers[index]), place(numbers[index] + numbers[index + 1]), 't' + numbers[index + 2]]);
    }
    if (this.area.value === source) this.paint(marks);
    const [problem] = summary.reports.diagnostics;
    this.say(problem ? `${problem.range ? `line ${problem.range.start.line}: ` : ''}${problem.message}` : '',
      problem?.severity === 'error');
    const picture = answer.pictures.find((one) => one.request.isStage);
    if (picture && !picture.failure) this.show(picture);
  }

  listStates(component) {
    const names = component ? component.states.map((one) => one.name) : [];
    if (names.join() === this.names) return;
    this.names = names.join();
    const chosen = this.state.value;
    this.state.replaceChildren(...names.map((name) => element('option', { value: name, textContent: name })));
    if (names.includes(chosen)) this.state.value = chosen;
    this.state.parentNode.hidden = names.length < 2;
  }

  show(picture) {
    let canvas = this.ground.querySelector('canvas');
    if (!canvas) {
      canvas = element('canvas');
      canvas.setAttribute('role', 'img');
      this.ground.replaceChildren(canvas);
    }
    canvas.setAttribute('aria-label', this.component);
    this.ground.className = `ground ${this.appearance.value}`;
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.style.width = picture.width / picture.scale + 'px';
    if (!picture.width || !picture.height) return;
    const pixels = new Uint8ClampedArray(picture.pixels, 32, picture.width * picture.height * 4);
    canvas.getContext('2d').putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
  }

  say(words, isBad) {
    this.said.textContent = words;
    this.said.className = isBad ? 'said bad' : 'said';
  }

  /* Colours the text behind the text area. Tokens of an older text are dropped until new ones arrive. */
  paint(marks) {
    const text = this.area.value;
    const tokens = this.painted.textContent === text + '\n' || marks.length || this.tokens ? this.tokens || [] : [];
    const cuts = new Set([0, text.length]);
    for (const [begin, end] of [...tokens, ...marks]) { cuts.add(begin); cuts.add(end); }
    const sorted = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
    const pieces = [];
    for (let index = 0; index + 1 < sorted.length; index += 1) {
      const [begin, end] = [sorted[index], sorted[index + 1]];
      const names = [...tokens, ...marks].filter((one) => one[0] <= begin && one[1] >= end).map((one) => one[2]);
      pieces.push(element('span', { className: names.join(' '), textContent: text.slice(begin, end) }));
    }
    this.painted.replaceChildren(...pieces, '\n');
  }
}

const examples = new Map([...document.querySelectorAll('.live')].map((part) => [part, new Example(part)]));
/* The example of the first page begins at once, in the reader's appearance; the others begin when they are used. */
for (const [part, example] of examples) {
  if (part.dataset.begins === undefined) continue;
  if (matchMedia('(prefers-color-scheme: dark)').matches) example.appearance.value = 'dark';
  example.run();
}
