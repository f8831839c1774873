// Compares the module for pages with rasterc: images byte for byte, reports word for word.
//
//     node compare.mjs MODULE RASTERC FOLDER SCRATCH PAGE
//
// Every state of every source of FOLDER is drawn at three scales, light and dark, and compared with the files that
// `rasterc render` has written to SCRATCH/full. SCRATCH/postcard.png is a card in Display P3. Then 400 of these sources, each with a token deleted, doubled or
// swapped with its neighbour, are checked by both. SVG files are taken from PAGE, a playground of FOLDER, which
// contains the data that rasterc has read from them.

import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Instance } from "./instance.mjs";

const [path, rasterc, folder, scratch, page] = process.argv.slice(2);
const module = Instance.compile(path);
const mutantCount = 400;

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1)).sort();
const files = new Map(names.map(name => [name, readFileSync(join(folder, name))]));
const isSource = name => name.endsWith(".raster");
const sources = names.filter(isSource);
for (const [name, file] of Object.entries(filesOf(readFileSync(page, "utf8")))) {
  if (!name.endsWith(".svg")) continue;
  const bytes = file.text === undefined ? Buffer.from(file.base64, "base64") : Buffer.from(file.text);
  if (!files.has(name) || bytes.equals(files.get(name))) fail(`${name}: not packed as it should be`);
  files.set(name, bytes);
}

/** The files that a playground holds. */
function filesOf(page) {
  const text = page.match(/<pre id="files">([^<]*)<\/pre>/)[1];
  return JSON.parse(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

function filled() {
  const instance = new Instance(module);
  for (const [name, bytes] of files) instance.call("file", name, bytes);
  return instance;
}

function fail(words) {
  console.error(words);
  process.exit(1);
}

/** Draws every state; returns their number. */
function comparePictures() {
  const full = join(scratch, "full");
  const expected = new Set(readdirSync(full).filter(name => name.endsWith(".png")));
  const different = [];
  let count = 0;
  for (const source of sources) {
    const instance = filled();
    const outcome = instance.call("compile", source);
    if (!outcome.isDone) fail(`${source}: ${outcome.text()}`);
    for (const component of JSON.parse(outcome.text()).components) {
      for (const state of component.states) {
        for (const appearance of ["light", "dark"]) {
          for (const scale of [1, 2, 3]) {
            const name = `${component.name}-${state.name}${appearance === "dark" ? "-dark" : ""}`
              + `${scale === 1 ? "" : `@${scale}x`}.png`;
            const request = { component: component.name, state: state.name, appearance, scale };
            const picture = instance.call("render", JSON.stringify(request), 1n);
            if (!picture.isDone) fail(`${name}: ${picture.text()}`);
            if (!expected.delete(name)) fail(`${name}: rasterc drew no such picture`);
            const isEqual = Buffer.from(picture.bytes.subarray(32)).equals(readFileSync(join(full, name)));
            if (!isEqual) different.push(name);
            count += 1;
          }
        }
      }
    }
  }
  if (different.length) fail(`${different.length} of ${count} pictures differ:\n${different.join("\n")}`);
  if (expected.size) fail(`not drawn: ${[...expected].join(", ")}`);
  return count;
}

/** Draws a card with a sideways photo in Display P3 and a WebP image in that space. */
function compareWide() {
  const instance = filled();
  const outcome = instance.call("compile", "Photos.raster");
  if (!outcome.isDone) fail(`Photos.raster: ${outcome.text()}`);
  const card = JSON.parse(outcome.text()).components.find(component => component.name === "Postcard");
  const request = { component: card.name, state: card.states[0].name, scale: 2, colorSpace: "display-p3" };
  const picture = instance.call("render", JSON.stringify(request), 1n);
  if (!picture.isDone) fail(`the postcard: ${picture.text()}`);
  const isEqual = Buffer.from(picture.bytes.subarray(32)).equals(readFileSync(join(scratch, "postcard.png")));
  if (!isEqual) fail("the postcard in Display P3 differs");
}

/** Numbers that are the same in every run: a linear congruential generator of 32 bits. */
function* numbers(seed) {
  for (let state = seed; ; yield state >>> 8) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

/** A source with one token deleted, doubled or swapped. */
function mutant(random) {
  const next = limit => random.next().value % limit;
  const text = files.get(sources[next(sources.length)]).toString();
  const tokens = [...text.matchAll(/\/\/[^\n]*|\w+|"[^"\n]*"|[^\s\w]/g)];
  const place = next(tokens.length - 1);
  const [first, second] = [tokens[place], tokens[place + 1]];
  const [before, after] = [text.slice(0, first.index), text.slice(second.index + second[0].length)];
  const between = text.slice(first.index + first[0].length, second.index);
  switch (next(3)) {
    case 0: return before + between + second[0] + after;
    case 1: return before + first[0] + " " + first[0] + between + second[0] + after;
    default: return before + second[0] + between + first[0] + after;
  }
}

/** Checks broken sources; returns the number with reports. */
function compareReports() {
  const copy = join(scratch, "mutants");
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const random = numbers(20261126);
  let reported = 0;
  for (let index = 0; index < mutantCount; index += 1) {
    const name = "Mutant.raster", text = mutant(random);
    writeFileSync(join(copy, name), text);
    const run = spawnSync(rasterc, ["check", "--diagnostic-format", "json", name], { cwd: copy, encoding: "utf8" });
    if (run.status > 1) fail(`mutant ${index}: rasterc ends with ${run.status}: ${run.stderr}`);
    const said = run.stdout + run.stderr;
    // The command also reports the size of fonts in generated Swift.
    const record = JSON.parse(said);
    record.diagnostics = record.diagnostics.filter(report => report.code !== "embedded-font");
    const instance = filled();
    instance.call("file", name, text);
    const own = JSON.parse(instance.call("compile", name).text()).reports;
    if (JSON.stringify(own) !== JSON.stringify(record)) {
      writeFileSync(join(scratch, name), text);
      fail(`mutant ${index}, ${join(scratch, name)}, is reported otherwise:\n`
        + `${JSON.stringify(own, null, 1)}\n${JSON.stringify(record, null, 1)}`);
    }
    reported += record.diagnostics.length > 0 ? 1 : 0;
  }
  return reported;
}

const count = comparePictures();
if (count < 500) fail(`only ${count} pictures were drawn`);
compareWide();
const reported = compareReports();
if (reported < mutantCount / 2) fail(`only ${reported} mutants have reports`);
console.log(`The module for pages draws ${count} pictures and reports on ${mutantCount} mutants as rasterc does.`);
