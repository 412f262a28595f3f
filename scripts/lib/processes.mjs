import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const STOP_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** Lines that tell the shopkeeper nothing that a step has not told. */
const chatter = /^(\{"ready"|✓ Running next\.config)/;

const leaveWithParent = pathToFileURL(join(root, 'scripts/lib/leave-with-parent.mjs')).href;

/** Node's own arguments to run one of the repository's programs. */
export function program(file) {
  return ['--import', leaveWithParent, 'scripts/run.mjs', file];
}

/**
 * A process that runs until it is stopped. Its own group keeps Ctrl-C from reaching it twice: the
 * terminal tells only us, and we tell it.
 */
export class Companion {
  #child;
  #held = [];
  #isHolding = true;

  constructor({ name, label, args, env = {} }) {
    this.name = name;
    this.label = label;
    this.#child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('error', () => resolve(1));
      this.#child.on('close', (code, signal) => resolve(code ?? signal));
    });
    this.#child.stdin.on('error', () => {});
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#show(line));
    createInterface({ input: this.#child.stderr }).on('line', (line) => this.#note(line));
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when the address answers; fails with the process's own words when it ends instead. */
  async answersAt(url) {
    for (;;) {
      if (!this.isRunning) {
        await this.ended;
        throw new Failure(this.#held.join('\n') || `${this.label} stopped before it was ready.`);
      }
      if (await answers(url)) break;
      await Promise.race([wait(LOOK_EVERY_MS), this.ended]);
    }
    this.#isHolding = false;
    for (const line of this.#held.splice(0)) this.#show(line);
  }

  async stop() {
    if (!this.isRunning) return;
    this.#kill('SIGINT');
    const limit = setTimeout(() => this.#kill('SIGKILL', { isGroup: true }), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(limit);
  }

  stopAtOnce() {
    if (this.isRunning) this.#kill('SIGKILL', { isGroup: true });
  }

  #kill(signal, { isGroup = false } = {}) {
    try {
      process.kill(isGroup ? -this.#child.pid : this.#child.pid, signal);
    } catch {
      // It has gone by itself.
    }
  }

  /** What it complains of while it starts is told once, if it does not start. */
  #note(line) {
    if (this.#isHolding) this.#held.push(line);
    else this.#show(line);
  }

  #show(line) {
    if (!chatter.test(line)) process.stdout.write(`${this.name} | ${line}\n`);
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
