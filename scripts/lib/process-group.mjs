import { Failure } from './failure.mjs';
import { stopRunning } from './run.mjs';

export const LOOK_EVERY_MS = 250;
/** Ctrl-C comes from the terminal and again from npm: one wish, told twice. */
export const SAME_WISH_MS = 1000;

/** Processes that live and die together: when one ends, or we are told to, all end. */
export class Crew {
  #members = [];
  #cleanUps = [];
  #stopped = null;
  #toldAt = null;
  #interruptedCode;

  /** @param {{ interruptedCode?: number }} options what this process ends with on Ctrl-C */
  constructor({ interruptedCode = 0 } = {}) {
    this.#interruptedCode = interruptedCode;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => this.#onSignal());
    }
    if (process.env.npm_lifecycle_event) this.#leaveWithNpm(process.ppid);
  }

  /** npm told to stop ends the shell between it and us, and the shell tells us nothing. */
  #leaveWithNpm(shell) {
    const look = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(look);
      if (!this.#stopped) this.#onSignal();
    }, LOOK_EVERY_MS);
    look.unref();
  }

  add(companion) {
    this.#members.push(companion);
    return companion;
  }

  /** Done once the members have stopped, however that came. */
  cleanUp(work) {
    this.#cleanUps.push(work);
  }

  /** Resolves never; fails when a member ends by itself. */
  async watch() {
    await Promise.race(
      this.#members.map(async (member) => {
        const code = await member.ended;
        if (this.#stopped) await new Promise(() => {});
        throw new Failure(`${member.label} stopped unexpectedly (${code}).`);
      }),
    );
  }

  stop() {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end() {
    await Promise.all([stopRunning(), ...this.#members.map((member) => member.stop())]);
    for (const work of this.#cleanUps) await work();
  }

  async #onSignal() {
    const now = performance.now();
    this.#toldAt ??= now;
    if (now - this.#toldAt >= SAME_WISH_MS) {
      for (const member of this.#members) member.stopAtOnce();
      process.exit(1);
    }
    await this.stop();
    process.exit(this.#interruptedCode);
  }
}
