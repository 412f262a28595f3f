import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

async function fresh() {
  const { log } = await import('@/lib/telemetry/log');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  return { ...(await import('@/server/rendering/next/unrecognised')), warn };
}

test('counts unknown output by kind and logs the first of each kind', async () => {
  const { noteUnrecognised, unrecognisedCounts, warn } = await fresh();
  noteUnrecognised('stylesheet', '<link a>');
  noteUnrecognised('stylesheet', '<link b>');
  noteUnrecognised('buildId', 'ENOENT');
  expect(unrecognisedCounts()).toEqual({ stylesheet: 2, buildId: 1 });
  const lines = warn.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    expect.stringContaining('(stylesheet): "<link a>"'),
    expect.stringContaining('(buildId): "ENOENT"'),
  ]);
});

test('logs the beginning of unknown output on one line', async () => {
  const { noteUnrecognised, warn } = await fresh();
  noteUnrecognised('document', `\n${'a'.repeat(500)}`);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"\\n${'a'.repeat(199)}"`));
});

test('notifies its listener of each occurrence and adds counts of other processes', async () => {
  const { noteUnrecognised, onUnrecognised, countUnrecognised } = await fresh();
  const heard: string[] = [];
  onUnrecognised((kind) => heard.push(kind));
  noteUnrecognised('document', '');
  noteUnrecognised('document', '');
  expect(heard).toEqual(['document', 'document']);
  expect(countUnrecognised('document')).toBe(3);
});
