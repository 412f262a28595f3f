import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.mjs';
import { root } from '../root.mjs';
import { heapFlags } from './allocator.mjs';
import { signalGroup } from './run.mjs';

const STOP_LIMIT_MS = 15_000;
const POLL_EVERY_MS = 100;
const RESPONSE_LIMIT_MS = 5000;

/** Output lines that repeat the steps of `npm start`. */
const hiddenLine = /^(\{"ready"|✓ Running next\.config)/;

const stopWithParent = pathToFileURL(join(root, 'scripts/lib/processes/stop-with-parent.mjs')).href;

/** Returns the arguments with which node runs one of the repository's programs. */
export function program(file) {
  return [...heapFlags(), ...endingWithParent('scripts/run.mjs', file)];
}

/** Returns the arguments with which node runs a program that ends with this process. */
export function endingWithParent(...args) {
  return ['--import', stopWithParent, ...args];
}

/**
 * A server in a process group of its own: Ctrl-C reaches only this process, which then stops the
 * server.
 */
export class ServerProcess {
  #child;
  #isReady = false;
  #earlyErrors = [];

  /** Holds error output back until the server is ready, unless `holdsErrors` is false. */
  constructor({ name, label, args, env = {}, holdsErrors = true }) {
    this.#isReady = !holdsErrors;
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
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#print(line));
    createInterface({ input: this.#child.stderr }).on('line', (line) => this.#onError(line));
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Resolves when the address responds. Rejects with the error output of the process if it ends
   * before that.
   */
  async waitUntilReady(url) {
    while (!(await responds(url))) {
      if (!this.isRunning) {
        await this.ended;
        const errors = this.#earlyErrors.join('\n');
        throw new Failure(errors || `${this.label} stopped before it was ready.`);
      }
      await Promise.race([wait(POLL_EVERY_MS), this.ended]);
    }
    this.#isReady = true;
    for (const line of this.#earlyErrors.splice(0)) this.#print(line);
  }

  async stop() {
    if (!this.isRunning) return;
    this.#child.kill('SIGINT');
    const limit = setTimeout(() => this.kill(), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(limit);
  }

  kill() {
    if (this.isRunning) signalGroup(this.#child, 'SIGKILL');
  }

  /**
   * Holds back errors of a process that is starting, because they may become the failure's message.
   */
  #onError(line) {
    if (this.#isReady) this.#print(line);
    else this.#earlyErrors.push(line);
  }

  #print(line) {
    if (!hiddenLine.test(line)) process.stdout.write(`${this.name} | ${line}\n`);
  }
}

/**
 * Resolves with whether the address responds successfully. Does not use `fetch`, because that would
 * hold several megabytes for as long as the shop runs.
 */
function responds(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: RESPONSE_LIMIT_MS }, (response) => {
      const { statusCode } = response;
      response.on('close', () =>
        resolve(response.complete && statusCode >= 200 && statusCode < 300),
      );
      response.resume();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
