import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

async function fresh() {
  const { log } = await import('@/lib/telemetry/log');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  return { ...(await import('@/server/rendering/next/unrecognized')), warn };
}

test('counts unknown output by kind and logs the first of each kind', async () => {
  const { noteUnrecognized, unrecognizedCounts, warn } = await fresh();
  noteUnrecognized('stylesheet', '<link a>');
  noteUnrecognized('stylesheet', '<link b>');
  noteUnrecognized('buildId', 'ENOENT');
  expect(unrecognizedCounts()).toEqual({ stylesheet: 2, buildId: 1 });
  const lines = warn.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    expect.stringContaining('(stylesheet): "<link a>"'),
    expect.stringContaining('(buildId): "ENOENT"'),
  ]);
});

test('logs only the beginning of unknown output, on one line', async () => {
  const { noteUnrecognized, warn } = await fresh();
  noteUnrecognized('document', `\n${'a'.repeat(500)}`);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"\\n${'a'.repeat(199)}"`));
});

test('notifies a listener of each occurrence, and adds counts from other processes', async () => {
  const { noteUnrecognized, onUnrecognized, countUnrecognized } = await fresh();
  const kinds: string[] = [];
  onUnrecognized((kind) => kinds.push(kind));
  noteUnrecognized('document', '');
  noteUnrecognized('document', '');
  expect(kinds).toEqual(['document', 'document']);
  expect(countUnrecognized('document')).toBe(3);
});
