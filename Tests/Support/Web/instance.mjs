// An instance of the module for a page, as the page's worker uses it.

import { readFileSync } from "node:fs";

/** One program: files, and their compilation. */
export class Instance {
  static compile(path) {
    return new WebAssembly.Module(readFileSync(path));
  }

  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
  }

  /** The outcome of a call with texts and bytes as arguments, and the bytes that it leaves. */
  call(name, ...parts) {
    const { memory, raster_allocate, raster_free, raster_result, raster_result_count } = this.exports;
    const places = [], words = [];
    for (const part of parts) {
      if (typeof part === "bigint") { words.push(part); continue; }
      const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
      const place = raster_allocate(BigInt(bytes.length + 1));
      new Uint8Array(memory.buffer, Number(place), bytes.length).set(bytes);
      places.push(place);
      words.push(place, BigInt(bytes.length));
    }
    const outcome = this.exports["raster_" + name](...words);
    for (const place of places) raster_free(place);
    const start = Number(raster_result());
    const result = new Uint8Array(memory.buffer, start, Number(raster_result_count())).slice();
    return { isDone: outcome === 0n, bytes: result, text: () => new TextDecoder().decode(result) };
  }
}
