import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/telemetry/log';
import { RendererProcess } from './renderer-process';

/** A renderer that ran for this long is considered healthy: if it ends, it is replaced at once. */
const PROVED_MS = 10_000;
const PAUSE = { first: 250, longest: 10_000 };

type RendererPoolOptions = {
  program: string;
  count: number;
  /** Environment variables in addition to those of this process. */
  env: Record<string, string>;
  /** Called whenever a renderer becomes ready for requests. */
  onReady: () => void;
};

/** Keeps a fixed number of renderers running and replaces those that exit. */
export class RendererPool {
  readonly #options: RendererPoolOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'chorsu-renderers-'));
  readonly #renderers: RendererProcess[] = [];
  #isStopping = false;

  constructor(options: RendererPoolOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const first = this.#start(0);
    for (let index = 1; index < this.#options.count; index += 1) this.#start(index);
    if (!(await first.opened))
      throw new Error(`A renderer ended during the start: ${await first.ended}`);
  }

  get readyCount(): number {
    return this.#ready().length;
  }

  next(): RendererProcess | undefined {
    return this.#ready().reduce<RendererProcess | undefined>(
      (least, one) => (least && least.load <= one.load ? least : one),
      undefined,
    );
  }

  /**
   * Returns the same renderer for as long as it runs, so that one image optimizer writes all files:
   * an optimizer limits only the disk space of its own files.
   */
  first(): RendererProcess | undefined {
    return this.#ready()[0];
  }

  async invalidate(tags: readonly string[]): Promise<void> {
    await Promise.all(this.#renderers.map((renderer) => renderer.invalidate(tags)));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#renderers.map((renderer) => renderer.stop()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #ready(): RendererProcess[] {
    return this.#renderers.filter((renderer) => renderer.isReady);
  }

  #start(index: number, pauseMs = PAUSE.first): RendererProcess {
    const startedAt = performance.now();
    const renderer = new RendererProcess({
      program: this.#options.program,
      env: this.#options.env,
      socketPath: join(this.#folder, `${index}.sock`),
      onReady: this.#options.onReady,
    });
    this.#renderers[index] = renderer;
    void renderer.ended.then(async (reason) => {
      if (this.#isStopping) return;
      log.warn(`A renderer ended (${reason}) and is being replaced.`);
      const isProved = performance.now() - startedAt > PROVED_MS;
      if (!isProved) await wait(pauseMs);
      const next = isProved ? PAUSE.first : Math.min(pauseMs * 2, PAUSE.longest);
      if (!this.#isStopping) this.#start(index, next);
    });
    return renderer;
  }
}
