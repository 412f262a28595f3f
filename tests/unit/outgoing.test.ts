import { expect, test } from 'vitest';
import { readSources } from './sources';

const folders = ['app', 'components', 'lib', 'middleware.ts', 'server', 'stores'];
const sources = readSources(...folders);
const filesWith = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path);

test('other hosts are called from these places only (B-38)', () => {
  const calls = /(?<![\w.])fetch\((?!options: )|XMLHttpRequest|sendBeacon|EventSource|WebSocket/;
  const ofPages = filesWith(calls).filter((path) => !path.startsWith('lib/worker/'));

  // The first reports to the shop itself; the second fetches the page's own scripts, by the addresses
  // that its HTML carries; the fourth pictures of the API, for the optimiser and for link previews;
  // the last two, what has changed in the API, and at the start whether it is safe.
  expect(ofPages).toEqual([
    'lib/client/browser-report.ts',
    'lib/client/hydration/fetch-files.ts',
    'lib/http/call.ts',
    'lib/server/media.ts',
    'server/follow-changes.ts',
    'server/guard-start.ts',
  ]);
  expect(filesWith(/(?<![\w.])request\(\{|https?\.request\(/)).toEqual([
    'server/http/proxy.ts',
    'server/next/render.ts',
    'server/renderers/ask.ts',
  ]);
});

test('no page and no route reads the Host of the request (B-38)', () => {
  const host = /x-forwarded|['"]host['"]|nextUrl\.host|headers\.host/;
  const others = folders.filter((folder) => folder !== 'server');

  expect(others.flatMap((folder) => filesWith(host, folder))).toEqual([]);
});
