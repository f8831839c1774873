// A client of a language server: the process, the framing of messages, and the texts of open documents.
'use strict';

const { spawn } = require('child_process');

/// A running server. Requests return promises, which fail when the server stops.
class Client {
  /// Starts the command. `notified` receives the method and the parameters of each notification, `asked` answers
  /// requests of the server, and `ended` is called with a reason when the process ends by itself.
  constructor(command, parameters, options, { notified, asked, ended, logged }) {
    this.waiting = new Map();
    this.last = 0;
    this.buffer = Buffer.alloc(0);
    this.handlers = { notified, asked };
    this.process = spawn(command, parameters, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdout.on('data', (bytes) => this.read(bytes));
    this.process.stderr.on('data', (bytes) => logged(bytes.toString()));
    this.process.stdin.on('error', () => {});
    let over = false;
    const end = (reason) => {
      if (over) return;
      over = true;
      for (const { reject } of this.waiting.values()) reject(new Error(reason));
      this.waiting.clear();
      if (!this.stopping) ended(reason);
    };
    this.process.on('error', (error) => end(`'${command}' did not start: ${error.message}`));
    this.process.on('exit', (code, signal) => end(`'${command}' ended with ${signal ?? `code ${code}`}`));
  }

  /// Sends a request, and cancels it if the editor no longer needs the answer.
  request(method, parameters, cancellation) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      cancellation?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.write({ id, method, params: parameters });
    });
  }

  notify(method, parameters) {
    this.write({ method, params: parameters });
  }

  /// Ends the server by the protocol, and kills it if it does not end within two seconds.
  async stop() {
    this.stopping = true;
    const timer = setTimeout(() => this.process.kill(), 2000);
    this.process.on('exit', () => clearTimeout(timer));
    try {
      await this.request('shutdown', null);
      this.notify('exit', null);
    } catch {
      this.process.kill();
    }
  }

  write(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  read(bytes) {
    this.buffer = Buffer.concat([this.buffer, bytes]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.buffer.toString('latin1', 0, end));
      const start = end + 4;
      const stop = start + Number(length?.[1] ?? 0);
      if (this.buffer.length < stop) return;
      const body = this.buffer.toString('utf8', start, stop);
      this.buffer = this.buffer.subarray(stop);
      if (body) this.receive(JSON.parse(body));
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.notified(message.method, message.params);
    } else {
      this.write({ id: message.id, result: this.handlers.asked(message.method, message.params) ?? null });
    }
  }
}

module.exports = { Client };
