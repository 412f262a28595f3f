import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { envServer, inheritedEnv } from '@/lib/env.server';
import { receiveTelemetry } from '@/lib/telemetry/other-process';
import type { BufferedResponse } from '@/server/edge/buffered-response';
import { countUnrecognised } from '@/server/rendering/next/unrecognised';
import { askRenderer, type RendererRequest } from './ask';
import { type FromRenderer, RENDER_TIMEOUT_MS, type ToRenderer } from './messages';

/** The time limit of a render: a renderer that does not confirm within it hangs. */
const INVALIDATION_LIMIT_MS = RENDER_TIMEOUT_MS;
const STOP_LIMIT_MS = 2000;
/** Halves the space for new objects, which saves 17 MB at the same speed (ADR 147). */
const SMALL_YOUNG_SPACE = '--max-semi-space-size=8';

type RendererProcessOptions = {
  program: string;
  socketPath: string;
  env: Record<string, string>;
};

/** A process that renders pages. It ends with this process, through their channel. */
export class RendererProcess {
  /** Resolves with false when the process ends before it is ready. */
  readonly opened: Promise<boolean>;
  /** Resolves with the exit code, the signal or an error. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcess;
  readonly #connection: { socketPath: string; agent: Agent };
  readonly #acknowledged = new Map<number, () => void>();
  #state: 'opening' | 'ready' | 'ended' = 'opening';
  #open: (isReady: boolean) => void = () => {};
  #asked = 0;
  #sent = 0;

  constructor({ program, socketPath, env }: RendererProcessOptions) {
    rmSync(socketPath, { force: true });
    this.#connection = { socketPath, agent: new Agent({ keepAlive: true }) };
    // The flags of this process are not passed on: they would end the child when its standard input
    // ends.
    const child = fork(program, [socketPath], {
      execArgv: envServer.SMALL_HEAP ? [SMALL_YOUNG_SPACE] : [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: inheritedEnv(env),
    });
    this.#child = child;
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
    this.ended = new Promise((resolve) => {
      child.on('error', () => resolve('could not be started'));
      child.on('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    });
    child.on('message', (message: FromRenderer) => this.#on(message));
    void this.ended.then(() => this.#onEnd());
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get load(): number {
    return this.#asked;
  }

  async ask(asked: RendererRequest): Promise<BufferedResponse> {
    this.#asked += 1;
    try {
      return await askRenderer(this.#connection, asked);
    } catch (error) {
      // Requests must go to other renderers before the end of this one is noticed.
      this.kill();
      throw error;
    } finally {
      this.#asked -= 1;
    }
  }

  /** Resolves when none of the renderer's memoized reads has one of the tags. */
  async invalidate(tags: readonly string[]): Promise<void> {
    if (!this.isReady) return;
    this.#sent += 1;
    const id = this.#sent;
    const acknowledged = new Promise<void>((resolve) => this.#acknowledged.set(id, resolve));
    const message: ToRenderer = { kind: 'invalidate', id, tags };
    this.#child.send(message, () => {});
    const isLate = await Promise.race([
      acknowledged.then(() => false),
      wait(INVALIDATION_LIMIT_MS, true, { ref: false }),
    ]);
    this.#acknowledged.delete(id);
    // A new renderer has no memoized reads.
    if (isLate) this.kill();
  }

  kill(): void {
    this.#state = 'ended';
    this.#child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const limit = setTimeout(() => this.kill(), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(limit);
  }

  #on(message: FromRenderer): void {
    if (message.kind === 'unrecognised') countUnrecognised(message.what);
    if (message.kind === 'invalidated') this.#acknowledged.get(message.id)?.();
    if (message.kind === 'log' || message.kind === 'count' || message.kind === 'observe') {
      receiveTelemetry(message, 'renderer');
    }
    if (message.kind === 'ready' && this.#state === 'opening') {
      this.#state = 'ready';
      this.#open(true);
    }
  }

  #onEnd(): void {
    this.#state = 'ended';
    this.#open(false);
    this.#connection.agent.destroy();
    for (const acknowledge of this.#acknowledged.values()) acknowledge();
    rmSync(this.#connection.socketPath, { force: true });
  }
}
