// A playground's elements, files, and messages to its worker.
'use strict';
const $ = id => document.getElementById(id);
const files = new Map(Object.entries(JSON.parse($('files').textContent)));
const settings = JSON.parse($('settings').textContent);
const encoder = new TextEncoder();
let path = settings.first;
let summary = null, shown = null;
let values = {}, surroundings = {};
/* The component to show when the first summary arrives. */
let wantedComponent = null;

function element(name, properties, ...children) {
  const result = document.createElement(name);
  Object.assign(result, properties || {});
  result.append(...children.filter(child => child !== null && child !== undefined));
  return result;
}

function bytesOf(file) {
  if (file.text !== undefined) return encoder.encode(file.text);
  /* A loop takes a hundredth of the time of `Uint8Array.from`. */
  const letters = atob(file.base64), bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

async function unpacked(bytes, kind = 'deflate') {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(kind));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* The worker; it is terminated and restarted if it does not answer in time. */
const patience = 30000;
let worker = null, modulePromise = null, number = 0;
const waiting = new Map();

function begin() {
  const address = URL.createObjectURL(new Blob([$('worker').textContent], { type: 'text/javascript' }));
  worker = new Worker(address);
  worker.onmessage = ({ data }) => {
    const { resolve, timer } = waiting.get(data.id) || {};
    clearTimeout(timer);
    waiting.delete(data.id);
    if (resolve) resolve(data);
  };
  modulePromise ||= unpacked(bytesOf({ base64: $('module').textContent }));
  return modulePromise.then(module =>
    ask('start', { module, files: [...files].map(([name, file]) => [name, bytesOf(file)]) }));
}

function ask(kind, message) {
  return new Promise(resolve => {
    number += 1;
    const timer = setTimeout(() => {
      worker.terminate();
      for (const other of waiting.values()) clearTimeout(other.timer);
      const all = [...waiting.values()];
      waiting.clear();
      started = begin();
      for (const each of all) {
        each.resolve({ failure: 'stopped after more than thirty seconds', hasStopped: true });
      }
    }, patience);
    waiting.set(number, { resolve, timer });
    worker.postMessage({ id: number, kind, message });
  });
}

let started = begin();

function setText(node, text) { if (node.textContent !== text) node.textContent = text; }

function say(words, kind) {
  setText($('status'), words);
  $('status').className = kind || '';
}
