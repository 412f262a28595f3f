import { type ChildProcess, fork } from 'node:child_process';
import { runInBackground } from '@/lib/process/background';
import type { Drawings } from './picture-bytes';

/**
 * The child process ends after this time without requests. The time is usually longer than the
 * pause between two images that are drawn in advance.
 */
const IDLE_MS = 10_000;

export type Drawn = { path: string; bytes?: Uint8Array; failed?: string };
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/**
 * Draws images in a child process that ends after a while without requests. In the API process, the
 * memory of the image library would never be released (ADR 147). The child process has the lowest
 * priority, because each image is drawn only once.
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

  /**
   * Returns drawings that the child process renders. Callers must not request a path again before
   * its image is drawn.
   */
  of({ isDrawable }: Drawings): Drawings {
    return { isDrawable, draw: (path) => this.#draw(path) };
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
    this.#failAll('the API is stopping');
  }

  #end(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #draw(path: string): Promise<Buffer> {
    if (this.#isStopped) return Promise.reject(new Error('Image not drawn: the API is stopping'));
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      this.#waiting.set(path, { resolve, reject });
      // A failed send is handled when the process exits.
      child.send(path, () => {});
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) runInBackground(child.pid);
    const onEnd = (why: string) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#failAll(why);
    };
    child.on('error', ({ message }) => onEnd(message));
    child.on('exit', (code, signal) => onEnd(`the drawing process exited (${code ?? signal})`));
    child.on('message', (drawn: Drawn) => this.#take(drawn));
    return child;
  }

  #take({ path, bytes, failed = 'the drawing process returned no image' }: Drawn): void {
    const waiting = this.#waiting.get(path);
    this.#waiting.delete(path);
    if (bytes) waiting?.resolve(Buffer.from(bytes));
    else waiting?.reject(new Error(failed));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
  }

  #failAll(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(`Image not drawn: ${why}`));
    this.#waiting.clear();
  }
}
