import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@/tests/e2e/support/fixtures';

const QUIET_MS = 1000;
/**
 * The time without network traffic after which a page has certainly hydrated: pages hydrate after
 * three seconds without traffic.
 */
export const LEFT_ALONE_MS = 4500;
const GIVE_UP_MS = 45_000;

/**
 * The bytes that a page has loaded. `Gz` fields are gzipped sizes that the test computes; `Wire`
 * fields are the bytes that were transferred, including headers.
 */
export type Weight = {
  scriptsGz: number;
  /** The page's RSC payload. The storefront serves it as a file instead of in the HTML. */
  payloadGz: number;
  /**
   * Transferred bytes of the scripts. The RSC payload is not included, because its size depends on
   * whether the server has recompressed it yet.
   */
  scriptsWire: number;
  /** Transferred bytes of the HTML, without headers. */
  htmlBody: number;
  fontsWire: number;
  /** Everything except images. */
  restWire: number;
  /** Names of the chunks, in the order of their requests. */
  chunks: string[];
};

type Loaded = { url: string; type: string; wire: number };

/**
 * Records everything that `page` loads from now on. `quiet` waits until nothing has loaded for the
 * given time.
 */
export async function watchWeight(page: Page) {
  const loaded = new Map<string, Loaded>();
  const open = new Set<string>();
  const bodies: Promise<Body>[] = [];
  let lastChange = performance.now();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    const kind = isScript(request.url) ? 'Script' : type;
    loaded.set(requestId, { url: request.url, type: kind, wire: 0 });
    open.add(requestId);
    lastChange = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.wire = encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  page.on('response', readBody);

  function readBody(response: Response) {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'document') return;
    const body = bodyOf(response, type);
    // If a later navigation discards the body, only `weight` throws the error.
    body.catch(() => undefined);
    bodies.push(body);
  }

  function end(requestId: string) {
    open.delete(requestId);
    lastChange = performance.now();
  }

  async function quiet(forMs = QUIET_MS) {
    lastChange = performance.now();
    const giveUpAt = performance.now() + GIVE_UP_MS;
    await page.waitForLoadState('load');
    while (open.size > 0 || performance.now() - lastChange < forMs) {
      if (performance.now() > giveUpAt) throw new Error(`${page.url()} never becomes quiet`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function weight() {
    return weigh([...loaded.values()], await Promise.all(bodies));
  }

  return { quiet, weight, stop: () => page.off('response', readBody) };
}

/**
 * Returns whether the URL is that of a script or an RSC payload. CDP reports the type Fetch for
 * them, because the hydration script fetches files before it runs them.
 */
function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith('.js') || isPayload(url);
}

function isPayload(url: string): boolean {
  return new URL(url).pathname.startsWith('/_page/');
}

type Body = { type: string; url: string; gz: number; body: number };

async function bodyOf(response: Response, type: string): Promise<Body> {
  const text = await response.text();
  const { responseBodySize } = await response.request().sizes();
  const gz = gzipSync(text, { level: 9 }).length;
  return { type, url: response.url(), gz, body: responseBodySize };
}

function weigh(loaded: Loaded[], bodies: Body[]): Weight {
  const scripts = bodies.filter(({ type }) => type === 'script');
  const documents = bodies.filter(({ type }) => type === 'document');
  return {
    scriptsGz: sum(scripts.map(({ gz }) => gz)),
    payloadGz: sum(scripts.filter(({ url }) => isPayload(url)).map(({ gz }) => gz)),
    scriptsWire: sum(
      ofType(
        loaded.filter(({ url }) => !isPayload(url)),
        'Script',
      ),
    ),
    htmlBody: sum(documents.map(({ body }) => body)),
    fontsWire: sum(ofType(loaded, 'Font')),
    restWire: sum(loaded.filter(({ type }) => type !== 'Image').map(({ wire }) => wire)),
    chunks: scripts.map(({ url }) => basename(new URL(url).pathname)),
  };
}

function ofType(loaded: Loaded[], wanted: string): number[] {
  return loaded.filter(({ type }) => type === wanted).map(({ wire }) => wire);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
