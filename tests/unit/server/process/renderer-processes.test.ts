import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';
import { RendererGone } from '@/server/rendering/renderers/queued';
import { RendererPool } from '@/server/rendering/renderers/renderer-pool';
import { RendererProcess } from '@/server/rendering/renderers/renderer-process';
import { program, read, recordTelemetry, soon } from './stub-renderers';

const { metrics, lines } = recordTelemetry();

afterEach(() => {
  delete process.env.STUB_STAYS;
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'renderers-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function aProcess(given: { program?: string } = {}) {
  const socketPath = join(aFolder(), 'one.sock');
  const onReady = vi.fn();
  const one = new RendererProcess({ program, env: {}, socketPath, onReady, ...given });
  onTestFinished(async () => {
    one.kill();
    await one.ended;
  });
  return { one, socketPath, onReady };
}

const send = (one: RendererProcess, path: string, timeoutMs = 2000) =>
  one.send({ path, timeoutMs });

test('resolves an invalidation when its renderer exits', async () => {
  const { one } = aProcess();
  await one.opened;
  await one.invalidate(['ends']);
  expect(await one.ended).toBe(5);
  await one.invalidate(['product-7']);
});

test('counts pending requests, and treats a renderer as not ready after a timeout', async () => {
  const { one, onReady } = aProcess();
  expect([one.isReady, one.load]).toEqual([false, 0]);
  await one.opened;
  const responses = [send(one, '/a'), send(one, '/b')];
  expect(one.load).toBe(2);
  const [{ body } = { body: Buffer.alloc(0) }] = await Promise.all(responses);
  expect(one.load).toBe(0);
  expect(read(body)).toMatchObject({ method: 'GET', url: '/a', pid: one.pid });

  await expect(send(one, '/hangs', 50)).rejects.toThrow('/hangs took too long');
  expect([one.isReady, one.load, onReady.mock.calls.length]).toEqual([false, 0, 1]);
  await expect.poll(() => one.isReady, soon).toBe(true);
  expect(onReady).toHaveBeenCalledTimes(2);
});

test('removes the socket of a renderer that has exited', async () => {
  const { one, socketPath } = aProcess();
  await one.opened;
  expect(existsSync(socketPath)).toBe(true);
  await expect(send(one, '/ends')).rejects.toBeInstanceOf(RendererGone);
  // A failed request marks the renderer as not ready, even before its exit event arrives.
  expect(one.isReady).toBe(false);
  await one.ended;
  await expect.poll(() => existsSync(socketPath), soon).toBe(false);
  expect(one.isReady).toBe(false);
});

test('fails to open a program that does not exist', async () => {
  const { one } = aProcess({ program: '/nowhere/renderer.mjs' });
  expect(await one.opened).toBe(false);
  expect(await one.ended).toBe(1);
});

test('stops a renderer by closing its channel, and kills it if it keeps running', async () => {
  const { one } = aProcess();
  await one.opened;
  await one.stop();
  expect(await one.ended).toBe(0);

  process.env.STUB_STAYS = '1';
  const { one: stays } = aProcess();
  await stays.opened;
  const startedAt = performance.now();
  await stays.stop();
  expect(await stays.ended).toBe('SIGKILL');
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
});

test("counts and logs a renderer's telemetry under its name", async () => {
  const { one } = aProcess();
  await one.opened;
  await send(one, '/notifies');
  await expect
    .poll(() => lines)
    .toEqual([{ level: 'warn', msg: 'A line of a renderer', path: '/', process: 'renderer' }]);
  expect(metrics.measured).toEqual([
    ['chorsu_read_failures_total', { call: 'a', reason: 'b' }],
    ['chorsu_api_call_seconds', { call: 'a' }, 2],
  ]);
  expect(unrecognizedCounts()).toMatchObject({ scriptTag: 1 });
});

test('replaces a renderer that exits, but not after the pool has stopped', async () => {
  const onReady = vi.fn();
  const folder = aFolder();
  vi.stubEnv('TMPDIR', folder);
  const pool = new RendererPool({ program, env: {}, count: 2, onReady });
  vi.stubEnv('TMPDIR', undefined);
  await pool.open();
  await expect.poll(() => pool.readyCount, soon).toBe(2);
  const one = pool.first();
  await one?.send({ path: '/ends', timeoutMs: 2000 }).catch(() => null);
  expect(pool.readyCount).toBe(1);
  await expect.poll(() => pool.readyCount, soon).toBe(2);
  expect(pool.first()?.pid).not.toBe(one?.pid);
  expect(onReady).toHaveBeenCalledTimes(3);
  expect(lines.map(({ msg }) => msg)).toEqual(['A renderer ended (3) and is being replaced.']);

  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^chorsu-renderers-/)]);
  await pool.stop();
  expect([pool.readyCount, pool.next(), pool.first()]).toEqual([0, undefined, undefined]);
  expect(readdirSync(folder)).toEqual([]);
  expect(lines).toHaveLength(1);
});
