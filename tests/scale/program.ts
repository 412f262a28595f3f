import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const OPENS_WITHIN_MS = 10_000;
const ENDS_WITHIN_MS = 15_000;

export type Begin = {
  command: string;
  args: string[];
  cwd?: string | undefined;
  env?: Record<string, string>;
};

/** A server process that a test can signal, stop, kill and restart. */
export class Program {
  readonly #begin: Begin;
  readonly #ready: () => Promise<void>;
  #child: ReturnType<typeof spawn> | null = null;
  #ended: Promise<unknown> = Promise.resolve();
  output = '';

  constructor(begin: Begin, ready: () => Promise<void>) {
    this.#begin = begin;
    this.#ready = ready;
  }

  async start(): Promise<void> {
    const { command, args, cwd, env = {} } = this.#begin;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, npm_lifecycle_event: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#ended = new Promise((resolve) => {
      child.on('close', resolve);
      child.on('error', resolve);
    });
    this.#child = child;
    await Promise.race([this.#ready(), this.#ended.then(() => this.#fail())]);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Kills the server immediately, without a shutdown. */
  async kill(): Promise<void> {
    this.signal('SIGCONT');
    this.signal('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await Promise.race([this.#ended, wait(ENDS_WITHIN_MS, undefined, { ref: false })]);
    await this.kill();
  }

  #fail(): never {
    throw new Error(`${this.#begin.command} ${this.#begin.args.join(' ')} ended: ${this.output}`);
  }
}

/** Resolves when a server listens on the port. */
export async function accepts(port: string): Promise<void> {
  const until = performance.now() + OPENS_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > until) throw new Error(`no server listens on port ${port}`);
    await wait(50);
  }
}

function isOpen(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
