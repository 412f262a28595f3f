import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnv, readSettings, requireNode } from '@/scripts/lib/settings.mjs';

test.each(['20.9.0', '20.20.2', '22.0.0'])('accepts Node %s (B-01)', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.8.1', '18.20.0'])('rejects Node %s in one line (B-01)', (version) => {
  expect(() => requireNode(version)).toThrow(/^Node 20\.9 or newer is required, but this is .*\.$/);
});

test.each([
  ['', '127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['10.0.0.7', '10.0.0.7', 'http://10.0.0.7:3000'],
  ['::1', '::1', 'http://[::1]:3000'],
])('with HOST=%s, listens on %s and is reachable at %s (B-07)', (HOST, host, ownUrl) => {
  for (const [name, value] of Object.entries({ HOST, PORT: '', API_PORT: '' })) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(readSettings()).toMatchObject({ host, ownUrl });
});

test('parses .env with comments, quotes and malformed lines (B-07)', () => {
  const text = [
    '# PORT=1',
    'PORT=3100',
    ' export API_PORT = 4100 ',
    "SITE_URL='https://chorsu.example'",
    'TEXT="a = b"',
    'EMPTY=',
    'NOTED=1   # as the README has it',
    "QUOTED='a # b'  # a note",
    'NOTE_ALONE= # nothing is set',
    'DATABASE_URL=postgres://shop:a#b@one/shop',
    'nonsense',
  ].join('\r\n');

  expect(parseEnv(text)).toEqual([
    ['PORT', '3100'],
    ['API_PORT', '4100'],
    ['SITE_URL', 'https://chorsu.example'],
    ['TEXT', 'a = b'],
    ['EMPTY', ''],
    ['NOTED', '1'],
    ['QUOTED', 'a # b'],
    ['NOTE_ALONE', ''],
    ['DATABASE_URL', 'postgres://shop:a#b@one/shop'],
  ]);
});
