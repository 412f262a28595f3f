import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../steps.mjs';
import { ServerProcess } from './server-process.mjs';

/**
 * A process that has run for this long counts as healthy: if it stops, it is restarted after a
 * second.
 */
const PROVED_MS = 60_000;
const PAUSE = { firstMs: 1000, longestMs: 10_000 };

/**
 * A server process that is restarted if it stops unexpectedly after it was ready. The pause before
 * a restart grows if it keeps stopping soon after a start.
 */
export class KeptProcess {
  #options;
  #process;
  #isKept = false;
  #pauseMs = PAUSE.firstMs;
  #ending = new AbortController();
  #end;

  constructor(options) {
    this.#options = options;
    this.label = options.label;
    this.#process = new ServerProcess(options);
    /** Resolves with the exit code when the process will not restart. */
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /**
   * Resolves when the address responds. After the first response, the process is restarted whenever
   * it stops unexpectedly.
   */
  async waitUntilReady(url) {
    await this.#process.waitUntilReady(url);
    if (!this.#isKept) void this.#keep();
    this.#isKept = true;
  }

  async stop() {
    this.#ending.abort();
    await this.#process.stop();
  }

  kill() {
    this.#ending.abort();
    this.#process.kill();
  }

  async #keep() {
    const { signal } = this.#ending;
    for (;;) {
      const startedAt = performance.now();
      const code = await this.#process.ended;
      if (!signal.aborted) await this.#pause(code, performance.now() - startedAt);
      if (signal.aborted) return this.#end(code);
      this.#process = new ServerProcess({ ...this.#options, holdsErrors: false });
    }
  }

  async #pause(code, ranMs) {
    const pauseMs = ranMs > PROVED_MS ? PAUSE.firstMs : this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, PAUSE.longestMs);
    const again = `Restarting in ${pauseMs / 1000} s.`;
    print(`${this.label} stopped unexpectedly (${code}). ${again}`);
    await wait(pauseMs, undefined, { signal: this.#ending.signal }).catch(() => {});
  }
}
