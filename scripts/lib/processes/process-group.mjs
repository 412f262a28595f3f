import { Failure } from '../failure.mjs';
import { stopRunning } from './run.mjs';

export const POLL_EVERY_MS = 250;
/**
 * Milliseconds within which two signals count as one, because on Ctrl-C both the terminal and npm
 * send one.
 */
export const SAME_SIGNAL_MS = 1000;

/** Server processes that stop together when one of them ends or this process receives a signal. */
export class ProcessGroup {
  #servers = [];
  #cleanUps = [];
  #stopped = null;
  #signalledAt = null;
  #interruptedCode;

  /** @param {{ interruptedCode?: number }} options the exit code after a signal */
  constructor({ interruptedCode = 0 } = {}) {
    this.#interruptedCode = interruptedCode;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => this.#onSignal());
    }
    if (process.env.npm_lifecycle_event) this.#stopWithShell(process.ppid);
  }

  /**
   * Stops the servers when the shell that started this process ends. On a signal, npm kills that
   * shell, which does not forward the signal.
   */
  #stopWithShell(shell) {
    const look = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(look);
      if (!this.#stopped) this.#onSignal();
    }, POLL_EVERY_MS);
    look.unref();
  }

  add(server) {
    this.#servers.push(server);
    return server;
  }

  cleanUp(work) {
    this.#cleanUps.push(work);
  }

  /** Rejects when a server stops unexpectedly. Never resolves. */
  async watch() {
    await Promise.race(
      this.#servers.map(async (server) => {
        const code = await server.ended;
        if (this.#stopped) await new Promise(() => {});
        throw new Failure(`${server.label} stopped unexpectedly (${code}).`);
      }),
    );
  }

  stop() {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  async #stopAll() {
    await Promise.all([stopRunning(), ...this.#servers.map((server) => server.stop())]);
    for (const work of this.#cleanUps) await work();
  }

  async #onSignal() {
    const now = performance.now();
    this.#signalledAt ??= now;
    if (now - this.#signalledAt >= SAME_SIGNAL_MS) {
      for (const server of this.#servers) server.kill();
      process.exit(1);
    }
    await this.stop();
    process.exit(this.#interruptedCode);
  }
}
