import { expect, test } from 'vitest';
import { readSources } from './sources';

const library = ['browser', 'server'].map((half) => `packages/deferred-hydration/${half}`);
const folders = ['app', 'components', 'lib', 'middleware.ts', ...library, 'server', 'stores'];
const sources = readSources(...folders);
const filesWith = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path);

test('only the listed files send requests (B-38)', () => {
  const calls = /(?<![\w.])fetch\((?!options: )|XMLHttpRequest|sendBeacon|EventSource|WebSocket/;
  const ofPages = filesWith(calls).filter((path) => !path.startsWith('lib/worker/'));

  // All of them send requests only to the shop itself: to its storefront or its API.
  expect(ofPages).toEqual([
    'lib/client/page/browser-report.ts',
    'lib/http/call.ts',
    'lib/server/media.ts',
    'packages/deferred-hydration/browser/fetch-files.ts',
    'server/guard-start.ts',
    'server/pages/follow-changes.ts',
  ]);
  expect(filesWith(/(?<![\w.])request\(\{|https?\.request\(/)).toEqual([
    'server/edge/proxy.ts',
    'server/rendering/next/render.ts',
    'server/rendering/renderers/renderer-request.ts',
  ]);
});

test("pages and routes do not read the request's Host header (B-38)", () => {
  const host = /x-forwarded|['"]host['"]|nextUrl\.host|headers\.host/;
  const others = folders.filter((folder) => folder !== 'server');

  expect(others.flatMap((folder) => filesWith(host, folder))).toEqual([]);
});
