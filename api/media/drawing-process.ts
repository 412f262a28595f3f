import { type ChildProcess, fork } from 'node:child_process';
import type { Drawings } from './picture-bytes';

/** Mostly longer than the rest between two pictures that are drawn ahead. */
const IDLE_MS = 10_000;

export type Drawn = { path: string; bytes?: Uint8Array; failed?: string };
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/**
 * Draws by a process that ends when nothing has been asked of it for a while: what the picture
 * library takes would stay with the API for as long as it runs (docs/decisions/147).
 */
export class DrawingProcess {
  readonly #program: string;
  readonly #idleMs: number;
  readonly #waiting = new Map<string, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(program: string, { idleMs = IDLE_MS } = {}) {
    this.#program = program;
    this.#idleMs = idleMs;
  }

  /** Of these drawings; one picture is not asked for twice at a time. */
  of({ isDrawable }: Drawings): Drawings {
    return { isDrawable, draw: (path) => this.#draw(path) };
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
    this.#failAll('the API stops');
  }

  #end(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #draw(path: string): Promise<Buffer> {
    if (this.#isStopped) return Promise.reject(new Error('not drawn: the API stops'));
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      this.#waiting.set(path, { resolve, reject });
      // Its end says that it was not heard.
      child.send(path, () => {});
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const onEnd = (why: string) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#failAll(why);
    };
    child.on('error', ({ message }) => onEnd(message));
    child.on('exit', (code, signal) => onEnd(`it ended: ${code ?? signal}`));
    child.on('message', (drawn: Drawn) => this.#take(drawn));
    return child;
  }

  #take({ path, bytes, failed = 'nothing was drawn' }: Drawn): void {
    const waiting = this.#waiting.get(path);
    this.#waiting.delete(path);
    if (bytes) waiting?.resolve(Buffer.from(bytes));
    else waiting?.reject(new Error(failed));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
  }

  #failAll(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(`not drawn: ${why}`));
    this.#waiting.clear();
  }
}
