import { spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  Heartbeat,
  mainThreadUsage,
  type ThreadUsage,
} from '@/server/rendering/renderers/heartbeat';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Creates the heartbeat of a renderer, whose pings only the test confirms. `passSecond` returns the
 * renderer's processor usage one second later.
 */
function aHeartbeat(passSecond: (usage: ThreadUsage) => ThreadUsage | undefined) {
  let usage: ThreadUsage | undefined = { cpuMs: 500, isStarved: false };
  let second = 0;
  const stuck: [second: number, reason: string][] = [];
  const ping = vi.fn();
  const heartbeat = new Heartbeat({
    ping,
    usage: () => {
      second += 1;
      usage = usage && passSecond(usage);
      return usage;
    },
    onStuck: (reason) => {
      stuck.push([second, reason]);
      heartbeat.stop();
    },
  });
  onTestFinished(() => heartbeat.stop());
  return { heartbeat, ping, stuck };
}

const uses =
  (ms: number, isStarved = false) =>
  ({ cpuMs }: ThreadUsage) => ({ cpuMs: cpuMs + ms, isStarved });

test('reports a renderer after ten seconds of processor time without a confirmation', async () => {
  const { stuck } = aHeartbeat(uses(1000, true));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stuck).toEqual([[10, 'its event loop is blocked']]);
});

test('never reports a renderer that waits for processor time', async () => {
  const { stuck, ping } = aHeartbeat(uses(0, true));
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(stuck).toEqual([]);
  expect(ping).toHaveBeenCalledTimes(3600);
});

test('reports a renderer that could run but confirms nothing for thirty seconds', async () => {
  const { stuck } = aHeartbeat(uses(0));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stuck).toEqual([[31, 'it is stopped']]);
});

test('reports a silent renderer on systems that do not report processor time', async () => {
  const { stuck } = aHeartbeat(() => undefined);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stuck).toEqual([[31, 'it is stopped']]);
});

test('measures processor time and silence since the last confirmation', async () => {
  const { heartbeat, stuck } = aHeartbeat(uses(1000));
  for (let times = 0; times < 20; times += 1) {
    await vi.advanceTimersByTimeAsync(9000);
    heartbeat.confirmed();
  }
  expect(stuck).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stuck).toEqual([[192, 'its event loop is blocked']]);
});

test('reads the processor time of a busy process', async () => {
  vi.useRealTimers();
  const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  onTestFinished(() => void busy.kill('SIGKILL'));
  const cpuMs = () => mainThreadUsage(busy.pid)?.cpuMs ?? 0;
  await expect.poll(cpuMs, { timeout: 15_000 }).toBeGreaterThan(100);
  expect(mainThreadUsage(busy.pid)?.isStarved).toBe(true);
  busy.kill('SIGSTOP');
  await expect.poll(() => mainThreadUsage(busy.pid)?.isStarved).toBe(false);
});

test('returns no usage without a process id', () => {
  expect(mainThreadUsage(undefined)).toBeUndefined();
});
