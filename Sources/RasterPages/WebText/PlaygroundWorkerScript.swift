// A playground's worker, which compiles and draws so that the page stays responsive.

extension WebText {
  /// The text that `WebTextTests` writes from `Web/playground-worker.js`.
  static let playgroundWorkerScript = #"""
    'use strict';
    let compiled = null, instance = null, current = null;
    const files = new Map();

    function call(name, ...parts) {
      const { memory, raster_allocate, raster_free, raster_result, raster_result_count } = instance.exports;
      const places = [], words = [];
      for (const part of parts) {
        if (typeof part === 'bigint') { words.push(part); continue; }
        const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
        const place = raster_allocate(BigInt(bytes.length + 1));
        new Uint8Array(memory.buffer, Number(place), bytes.length).set(bytes);
        places.push(place);
        words.push(place, BigInt(bytes.length));
      }
      const outcome = instance.exports['raster_' + name](...words);
      for (const place of places) raster_free(place);
      const bytes = new Uint8Array(memory.buffer, Number(raster_result()), Number(raster_result_count()));
      if (outcome !== 0n) throw new Error(new TextDecoder().decode(bytes));
      return bytes.slice();
    }

    const text = bytes => new TextDecoder().decode(bytes);

    function restart() {
      instance = new WebAssembly.Instance(compiled, {});
      for (const [path, bytes] of files) call('file', path, bytes);
    }

    /* Returns an image, or the reason why there is none. */
    function draw(request) {
      try {
        const bytes = call('render', JSON.stringify(request), 0n);
        const [width, height, x, y, boxWidth, boxHeight] = new Uint32Array(bytes.buffer, 0, 8);
        return { width, height, box: [x | 0, y | 0, boxWidth, boxHeight], scale: request.scale,
          pixels: bytes.buffer };
      } catch (error) {
        if (error instanceof WebAssembly.RuntimeError) throw error;
        return { failure: error.message };
      }
    }

    const actions = {
      start({ module, files: given }) {
        compiled = new WebAssembly.Module(module);
        for (const [path, bytes] of given) files.set(path, bytes);
        restart();
        return {};
      },
      /* Updates files, compiles one of them, and draws the images that the page shows. */
      run({ changed, path, requests }) {
        for (const [name, bytes] of changed) {
          files.set(name, bytes);
          call('file', name, bytes);
        }
        const start = performance.now();
        const summary = JSON.parse(text(call('compile', path)));
        current = path;
        const time = performance.now() - start;
        return { summary, time, tokens: call('tokens', path).buffer, ...actions.draw({ requests, summary }) };
      },
      /* Draws all looks if there is a summary, or single images. */
      draw({ requests, summary }) {
        const start = performance.now();
        const pictures = (summary ? requests.all(summary) : requests).map(request =>
          ({ request, ...draw(request) }));
        return { pictures, drawTime: performance.now() - start };
      },
      format({ path, source }) {
        call('file', path, source);
        files.set(path, source);
        return { text: text(call('format', path)) };
      },
      complete({ path, source, offset }) {
        call('file', path, source);
        files.set(path, source);
        return { completions: JSON.parse(text(call('complete', path, BigInt(offset)))) };
      },
      swift() { return { text: text(call('generate')) }; },
      png({ request }) {
        const bytes = call('render', JSON.stringify(request), 1n);
        return { file: bytes.slice(32).buffer };
      },
    };

    /* The images to draw: the looks of the shown component, and the large image. */
    function allRequests({ component, scale, stage }) {
      return summary => {
        const shown = summary.components.find(each => each.name === component) || summary.components[0];
        if (!shown) return [];
        const requests = [];
        for (const state of shown.states) {
          for (const appearance of ['light', 'dark']) {
            requests.push({ component: shown.name, state: state.name, appearance, scale });
          }
        }
        const isSame = shown.name === component;
        requests.push({ scale, ...(isSame ? stage : {}), component: shown.name, isStage: true });
        return requests;
      };
    }

    onmessage = ({ data: { id, kind, message } }) => {
      let answer;
      try {
        if (kind === 'run') message.requests = { all: allRequests(message.wanted) };
        answer = actions[kind](message);
      } catch (error) {
        const hasStopped = !(error instanceof Error) || error instanceof WebAssembly.RuntimeError
          || error instanceof RangeError;
        answer = { failure: error.message, hasStopped };
        if (hasStopped && compiled) {
          try { restart(); if (current && kind !== 'run') call('compile', current); } catch { /* Retried later. */ }
        }
      }
      const moved = (answer.pictures || []).map(each => each.pixels).filter(Boolean);
      postMessage({ id, ...answer }, moved);
    };

    """#
}
