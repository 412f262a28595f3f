import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RendererPool } from '@/server/rendering/renderers/renderer-pool';

/** Stubs a renderer process. Tests make it ready and let it exit. */
const { Renderer, started } = vi.hoisted(() => {
  class Renderer {
    readonly opened: Promise<boolean>;
    readonly ended: Promise<string>;
    isReady = false;
    load = 0;
    becomeReady = () => {};
    end = () => {};

    constructor() {
      this.opened = new Promise((resolve) => {
        this.becomeReady = () => {
          this.isReady = true;
          resolve(true);
        };
      });
      this.ended = new Promise((resolve) => {
        this.end = () => {
          this.isReady = false;
          resolve('SIGKILL');
        };
      });
      started.push(this);
    }

    async stop() {
      this.end();
    }
  }
  const started: Renderer[] = [];
  return { Renderer, started };
});
vi.mock('@/server/rendering/renderers/renderer-process', () => ({ RendererProcess: Renderer }));
// Vitest's fake timers do not replace those of this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  globalThis.logSink = { isOn: () => true, write: () => {} };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.logSink = undefined;
});

function aPool(count = 1) {
  const pool = new RendererPool({ program: 'renderer.mjs', env: {}, count, onReady: () => {} });
  onTestFinished(() => pool.stop());
  void pool.open();
  return pool;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets the newest renderer exit. Returns the pause in milliseconds before the next one starts. */
async function pauseAfterEnd(): Promise<number> {
  const before = started.length;
  started.at(-1)?.end();
  for (let ms = 0; ms < 60_000; ms += 10) {
    await pass(0);
    if (started.length > before) return ms;
    await pass(10);
  }
  return Number.POSITIVE_INFINITY;
}

test('replaces a renderer that keeps exiting, after growing pauses up to ten seconds', async () => {
  aPool();
  const pauses: number[] = [];
  for (let times = 0; times < 8; times += 1) pauses.push(await pauseAfterEnd());
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('replaces a renderer at once if it ran for ten seconds, and resets the pauses', async () => {
  aPool();
  for (let times = 0; times < 3; times += 1) await pauseAfterEnd();
  await pass(10_001);
  expect([await pauseAfterEnd(), await pauseAfterEnd()]).toEqual([0, 250]);
});

test('starts no renderer if the pool stops during a pause', async () => {
  const pool = aPool();
  started[0]?.end();
  await pass(100);
  await pool.stop();
  await pass(60_000);
  expect(started).toHaveLength(1);
});

test('selects the ready renderer with the fewest jobs, or the first of several', async () => {
  const pool = aPool(3);
  expect(pool.next()).toBeUndefined();
  const [a, b, c] = started;
  for (const one of started) one.becomeReady();
  Object.assign(a ?? {}, { load: 2 });
  expect(pool.next()).toBe(b);
  Object.assign(b ?? {}, { load: 1 });
  expect(pool.next()).toBe(c);
  expect(pool.first()).toBe(a);
  a?.end();
  expect([pool.first(), pool.readyCount]).toEqual([b, 2]);
});
