import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromRenderer, RENDER_TIMEOUT_MS } from '@/server/rendering/renderers/messages';
import { RendererProcess } from '@/server/rendering/renderers/renderer-process';

/** Stubs the child process of a renderer. Tests emit its messages and its exit. */
class Child extends EventEmitter {
  connected = true;
  send = vi.fn();
  kill = vi.fn();
  disconnect = vi.fn();
  emitMessage(message: FromRenderer) {
    this.emit('message', message);
  }
}

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }));
vi.mock('node:child_process', () => ({ fork }));
// Vitest's fake timers do not replace those of this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => setTimeout(resolve, ms, value)),
}));

let child = new Child();
const onReady = vi.fn();
beforeEach(() => {
  onReady.mockClear();
  child = new Child();
  fork.mockReset().mockImplementation(() => child);
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.logSink = undefined;
});

const program = '/build/renderer.mjs';
const aProcess = () =>
  new RendererProcess({ program, socketPath: '/nowhere/0.sock', env: {}, onReady });

async function aReadyOne() {
  const renderer = aProcess();
  child.emitMessage({ kind: 'ready' });
  await renderer.opened;
  return renderer;
}

test('treats a process that cannot be started as one that has exited', async () => {
  const renderer = aProcess();
  child.emit('error', new Error('spawn EAGAIN'));
  expect(await renderer.ended).toBe('could not be started');
  expect([await renderer.opened, renderer.isReady]).toEqual([false, false]);
});

test.each([
  [3, null, 3],
  [null, 'SIGKILL', 'SIGKILL'],
  [null, null, 'unknown'],
])('maps the exit code %j and signal %j to the reason %j', async (code, signal, reason) => {
  const renderer = await aReadyOne();
  child.emit('exit', code, signal);
  expect(await renderer.ended).toBe(reason);
  await vi.waitFor(() => expect(renderer.isReady).toBe(false));
});

test('becomes ready only on the ready message, but never once it has been killed', async () => {
  const renderer = aProcess();
  child.emitMessage({ kind: 'confirmed', id: 9 });
  child.emitMessage({ kind: 'unrecognised', part: 'scriptTag' });
  expect(renderer.isReady).toBe(false);
  renderer.kill();
  child.emitMessage({ kind: 'ready' });
  expect(renderer.isReady).toBe(false);
  expect(child.kill).toHaveBeenCalledWith('SIGKILL');
});

test('resolves an invalidation only when that invalidation is confirmed', async () => {
  const renderer = await aReadyOne();
  const over: string[] = [];
  const menu = renderer.invalidate(['menu']).then(() => over.push('menu'));
  const banners = renderer.invalidate(['banners']).then(() => over.push('banners'));
  expect(child.send.mock.calls.map(([message]) => message)).toEqual([
    { kind: 'invalidate', id: 1, tags: ['menu'] },
    { kind: 'invalidate', id: 2, tags: ['banners'] },
  ]);
  child.emitMessage({ kind: 'ready' });
  child.emitMessage({ kind: 'confirmed', id: 2 });
  await banners;
  expect(over).toEqual(['banners']);
  child.emitMessage({ kind: 'confirmed', id: 1 });
  await menu;
  expect(renderer.isReady).toBe(true);
});

test('sends a starting renderer no requests before it confirms an invalidation', async () => {
  const renderer = aProcess();
  await renderer.invalidate(['menu']);
  const sent = child.send.mock.calls.map(([message]) => message);
  expect(sent[0]).toEqual({ kind: 'invalidate', id: 1, tags: ['menu'] });
  child.emitMessage({ kind: 'ready' });
  expect(renderer.isReady).toBe(false);
  for (const { id } of sent) child.emitMessage({ kind: 'confirmed', id });
  await vi.waitFor(() => expect(renderer.isReady).toBe(true));
});

test('sends no invalidation to a renderer that has exited', async () => {
  const renderer = aProcess();
  renderer.kill();
  await renderer.invalidate(['menu']);
  expect(child.send).not.toHaveBeenCalled();
});

test('resolves pending invalidations when the renderer exits', async () => {
  const renderer = await aReadyOne();
  const invalidated = renderer.invalidate(['menu']);
  child.emit('exit', 1, null);
  await invalidated;
  expect(child.kill).not.toHaveBeenCalled();
});

test('sends no requests to a renderer until it confirms an overdue invalidation', async () => {
  vi.useFakeTimers();
  const renderer = await aReadyOne();
  const invalidated = renderer.invalidate(['menu']);
  await vi.advanceTimersByTimeAsync(RENDER_TIMEOUT_MS);
  await invalidated;
  expect(renderer.isReady).toBe(false);
  const pings = child.send.mock.calls.map(([message]) => message.id);
  child.emitMessage({ kind: 'confirmed', id: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect([renderer.isReady, onReady.mock.calls.length]).toEqual([false, 1]);
  child.emitMessage({ kind: 'confirmed', id: Math.max(...pings) });
  await vi.advanceTimersByTimeAsync(0);
  expect([renderer.isReady, onReady.mock.calls.length]).toEqual([true, 2]);
  expect(child.kill).not.toHaveBeenCalled();
});

test('kills only a renderer that does not confirm its heartbeat', async () => {
  vi.useFakeTimers();
  globalThis.logSink = { isOn: () => true, write: () => {} };
  const renderer = await aReadyOne();
  child.send.mockImplementation(({ id }) => child.emitMessage({ kind: 'confirmed', id }));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(child.kill).not.toHaveBeenCalled();
  child.send.mockImplementation(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(child.kill.mock.calls).toEqual([['SIGKILL']]);
  expect(renderer.isReady).toBe(false);
});

test('does not disconnect a channel that is already closed', async () => {
  const renderer = await aReadyOne();
  child.connected = false;
  const stopped = renderer.stop();
  child.emit('exit', 0, null);
  await stopped;
  expect(child.disconnect).not.toHaveBeenCalled();
});
