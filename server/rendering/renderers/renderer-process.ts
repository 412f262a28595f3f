import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { envServer, inheritedEnv } from '@/lib/env.server';
import { log } from '@/lib/telemetry/log';
import { receiveTelemetry } from '@/lib/telemetry/other-process';
import type { BufferedResponse } from '@/server/edge/buffered-response';
import { countUnrecognized } from '@/server/rendering/next/unrecognized';
import { Heartbeat, mainThreadUsage } from './heartbeat';
import { type Command, type FromRenderer, RENDER_TIMEOUT_MS, type ToRenderer } from './messages';
import { Abandoned } from './queued';
import { type RendererRequest, requestRenderer } from './renderer-request';

/** An invalidation may take as long as a render. */
const INVALIDATION_LIMIT_MS = RENDER_TIMEOUT_MS;
const STOP_LIMIT_MS = 2000;
/** Halves the space for new objects, which saves memory without slowing renders (ADR 147). */
const SMALL_YOUNG_SPACE = '--max-semi-space-size=8';

type RendererProcessOptions = {
  program: string;
  socketPath: string;
  env: Record<string, string>;
  /** Called whenever the renderer becomes ready for requests. */
  onReady: () => void;
};

/** A process that renders pages. It exits when the channel to this process closes. */
export class RendererProcess {
  /** Resolves with true when the process is ready, or with false if it ends before that. */
  readonly opened: Promise<boolean>;
  /** Resolves with the exit code, the signal or an error. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcess;
  readonly #connection: { socketPath: string; agent: Agent };
  readonly #heartbeat: Heartbeat;
  readonly #onReady: () => void;
  readonly #confirmations = new Map<number, () => void>();
  #state: 'opening' | 'ready' | 'ended' = 'opening';
  #open: (isReady: boolean) => void = () => {};
  #pending = 0;
  #sent = 0;
  #pauses = 0;

  constructor({ program, socketPath, env, onReady }: RendererProcessOptions) {
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
    this.#onReady = onReady;
    this.#heartbeat = new Heartbeat({
      ping: () => void this.#confirmed({ kind: 'ping' }),
      usage: () => mainThreadUsage(child.pid),
      onStuck: (reason) => {
        log.warn(`A renderer does not respond (${reason}). Killing it.`);
        this.kill();
      },
    });
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
    return this.#state === 'ready' && this.#pauses === 0;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get load(): number {
    return this.#pending;
  }

  /** Sends a request. A request that fails, is late or is canceled does not affect the others. */
  async send(request: RendererRequest): Promise<BufferedResponse> {
    this.#pending += 1;
    try {
      return await requestRenderer(this.#connection, request);
    } catch (error) {
      // An abandoned request occupies its slot until the renderer has noticed the cancellation.
      if (error instanceof Abandoned) await this.#confirmed({ kind: 'ping' });
      else void this.#pause();
      throw error;
    } finally {
      this.#pending -= 1;
    }
  }

  /**
   * Resolves once later requests can no longer read memoized data with one of the tags.
   *
   * A renderer that is starting or late receives no requests until it confirms the invalidation.
   */
  async invalidate(tags: readonly string[]): Promise<void> {
    const confirmed = this.#confirmed({ kind: 'invalidate', tags }).then(() => true);
    // A starting renderer receives no requests yet, but already memoizes reads.
    const isInTime =
      this.#state !== 'opening' &&
      (await Promise.race([confirmed, wait(INVALIDATION_LIMIT_MS, false, { ref: false })]));
    if (!isInTime) void this.#pause();
  }

  kill(): void {
    this.#state = 'ended';
    this.#heartbeat.stop();
    this.#child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const limit = setTimeout(() => this.kill(), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(limit);
  }

  /** Holds requests back until the renderer has executed all commands, or forever if it ended. */
  async #pause(): Promise<void> {
    this.#pauses += 1;
    await this.#confirmed({ kind: 'ping' });
    this.#pauses -= 1;
    if (this.isReady) this.#onReady();
  }

  /** Resolves when the renderer has executed this command and all before it, or has ended. */
  #confirmed(command: Command): Promise<void> {
    if (this.#state === 'ended') return Promise.resolve();
    this.#sent += 1;
    const message: ToRenderer = { ...command, id: this.#sent };
    this.#child.send(message, () => {});
    return new Promise((resolve) => this.#confirmations.set(message.id, resolve));
  }

  #onConfirmed(id: number): void {
    this.#heartbeat.confirmed();
    this.#confirmations.get(id)?.();
    this.#confirmations.delete(id);
  }

  #on(message: FromRenderer): void {
    if (message.kind === 'unrecognised') countUnrecognized(message.part);
    if (message.kind === 'confirmed') this.#onConfirmed(message.id);
    if (message.kind === 'log' || message.kind === 'count' || message.kind === 'observe') {
      receiveTelemetry(message, 'renderer');
    }
    if (message.kind === 'ready' && this.#state === 'opening') {
      this.#state = 'ready';
      this.#open(true);
      this.#onReady();
    }
  }

  #onEnd(): void {
    this.#state = 'ended';
    this.#heartbeat.stop();
    this.#open(false);
    this.#connection.agent.destroy();
    for (const confirm of this.#confirmations.values()) confirm();
    rmSync(this.#connection.socketPath, { force: true });
  }
}
