import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = 'https://shop.test/about';
const COPY = 'a saved copy';

type Network = number | 'lost' | 'slow';

/** Returns the worker's response to a navigation to `/about`. */
async function responseTo(network: Network, { isSaved = true } = {}) {
  const saved = new Response(COPY, { headers: { date: new Date(0).toUTCString() } });
  const match = async (path: string) => (isSaved && path === '/about' ? saved : undefined);
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('fetch', async () => {
    if (network === 'slow') return new Promise<Response>(() => {});
    if (network === 'lost') throw new TypeError('Failed to fetch');
    return new Response(`status ${network}`, { status: network });
  });
  const { respondToNavigation } = await import('@/lib/worker/navigation');
  const event = { waitUntil: () => {} };
  const response = respondToNavigation({
    event: Object(event),
    request: new Request(PAGE),
    url: new URL(PAGE),
  });
  await vi.advanceTimersByTimeAsync(6000);
  const { status, headers } = await response;
  const text = await (await response).text();
  return { status, text, location: headers.get('location') };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('VERSION', 'of-the-tests');
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  // Unlike Node, a worker resolves a relative URL that is passed to `Response.redirect`.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (location) => new Response(null, { status: 302, headers: { location: String(location) } }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each<[Network, string]>([
  [500, COPY],
  [503, COPY],
  ['lost', COPY],
  ['slow', COPY],
  [200, 'status 200'],
  [404, 'status 404'],
])('with the network result %s and a saved copy, returns %s', async (network, text) => {
  expect((await responseTo(network)).text).toContain(text);
});

test("returns the shop's error page if no saved copy exists", async () => {
  expect(await responseTo(503, { isSaved: false })).toMatchObject({
    status: 503,
    text: 'status 503',
  });
});

test('shows the offline page with a link back if no response or saved copy exists', async () => {
  const { status, location } = await responseTo('lost', { isSaved: false });

  expect([status, location]).toEqual([302, expect.stringMatching(/\/offline\?from=%2Fabout$/)]);
});
