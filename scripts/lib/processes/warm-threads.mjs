import { EventEmitter } from 'node:events';
import { ThreadsPoolWorker } from 'vitest/node';

/** Keeps one thread per Vitest project from one test run to the next. */
export class WarmThreads {
  #kept = new Map();

  get areWarm() {
    return this.#kept.size > 0;
  }

  of(options) {
    const kept = this.#kept.get(options.project) ?? new KeptThread(options);
    this.#kept.set(options.project, kept);
    return kept;
  }

  async end() {
    const threads = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

class KeptThread {
  #thread;
  #started = null;
  #unhandled = new Map();
  #worker = null;
  isSetUp = false;

  constructor(options) {
    this.#thread = new ThreadsPoolWorker(options);
  }

  async lendTo(worker) {
    this.#started ??= this.#start();
    await this.#started;
    this.#worker = worker;
  }

  takeBack() {
    this.#worker = null;
  }

  async #start() {
    await this.#thread.start();
    this.#thread.on('message', (message) => {
      if (message.t === 'q' && message.i) this.#unhandled.set(message.i, message);
      this.#worker?.emit('message', message);
    });
    for (const event of ['error', 'exit']) {
      this.#thread.on(event, (given) => this.#worker?.emit(event, given));
    }
  }

  /** Delivers the thread's requests to which the previous run did not respond. */
  respondLate() {
    for (const message of this.#unhandled.values()) this.#worker?.emit('message', message);
  }

  send(message) {
    if (message.t === 's') this.#unhandled.delete(message.i);
    this.#thread.send(message);
  }

  async end() {
    this.#worker = null;
    await this.#started;
    await this.#thread.stop();
  }
}

/** A stand-in for Vitest's worker, which Vitest starts and stops with each run. */
export class WarmWorker extends EventEmitter {
  name = 'warm';
  cacheFs = true;
  #kept;
  #config = null;

  constructor(kept) {
    super();
    this.#kept = kept;
  }

  start() {
    return this.#kept.lendTo(this);
  }

  async stop() {}

  send(message) {
    if (message.type === 'stop') {
      this.#kept.takeBack();
      this.#respond('stopped');
    } else if (message.type === 'start') {
      this.#setUp(message);
    } else if (message.type === 'run') {
      // The thread still has the configuration of its first run, so the message contains the
      // current one.
      message.context.config = this.#config;
      this.#kept.respondLate();
      this.#kept.send(message);
    } else {
      this.#kept.send(message);
    }
  }

  deserialize(data) {
    return data;
  }

  #setUp(message) {
    this.#config = message.context.config;
    if (this.#kept.isSetUp) {
      this.#respond('started');
    } else {
      this.#kept.isSetUp = true;
      this.#kept.send(message);
    }
  }

  #respond(type) {
    setImmediate(() => this.emit('message', { type, __vitest_worker_response__: true }));
  }
}
