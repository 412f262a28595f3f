import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openApiDocument } from '@/api/http/openapi';
import { injections, malformed, type Raw } from '@/tests/support/hostile';
import {
  type Document,
  type Endpoint,
  endpointsOf,
  fill,
  queryNames,
} from '@/tests/support/openapi-requests';
import { allOrShare } from '@/tests/support/tier';
import { aWorld, mockAddress } from './a-world';

const AT_ONCE = 8;
/**
 * The headers of the signed-in customer who sends the hostile requests. Without a sign-in, the API
 * would reject many of them with 401 before it reads the hostile part.
 */
let customer: Record<string, string> = {};
/** The limit for the slowest response in milliseconds, with a margin for a busy machine. */
const PATIENCE_MS = 5000;

/** Every run tests the endpoints of orders and users. */
const isAlwaysTested = ({ name }: Endpoint) => /^(?:order|user)\./.test(name);
const documented = endpointsOf(JSON.parse(JSON.stringify(openApiDocument())) as Document);
const endpoints = allOrShare(documented, 4, isAlwaysTested);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let world: Awaited<ReturnType<typeof aWorld>> | null = null;
// Signs in before each test, because some requests sign the customer out.
beforeEach(async () => {
  world ??= await aWorld();
  customer = { 'x-world': world.name, ...(await world.signIn()) };
});
afterAll(() => agent.destroy());

/**
 * Sends the request. Returns the status of the response; 0 when the connection was closed on
 * malformed HTTP.
 */
async function send(path: string, { method, headers, body, search = '' }: Raw): Promise<number> {
  const { hostname, port } = new URL(await mockAddress());
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path: `/api/v1${path}${search}`, headers };
    const sent = request({ ...options, headers: { ...customer, ...headers } });
    sent.setTimeout(PATIENCE_MS, () =>
      sent.destroy(new Error(`${method} ${path} does not respond`)),
    );
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isCut = ['ECONNRESET', 'EPIPE', 'HPE_INVALID_CONSTANT'].includes(error.code ?? '');
      if (isCut) resolve(0);
      else reject(error);
    });
    sent.end(body);
  });
}

/** Sends the requests with limited concurrency and returns the failures. */
async function failures(requests: { label: string; send: () => Promise<number> }[]) {
  const failed: string[] = [];
  const rest = [...requests];
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const status = await next.send();
      if (status >= 500) failed.push(`${next.label}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

async function isWell(): Promise<boolean> {
  return (await fetch(`${await mockAddress()}/readyz`)).status === 200;
}

test('there are 300 injections and at least 100 kinds of malformed requests', () => {
  expect(new Set(injections).size).toBe(300);
  expect(malformed.length).toBeGreaterThanOrEqual(100);
});

const searched = endpoints.filter((endpoint) => queryNames(endpoint).length > 0);

test.each(searched)(
  '$name returns no server error for injections in its query parameters',
  async (endpoint) => {
    const { method, path } = endpoint;
    const requests = queryNames(endpoint).flatMap((name, round) =>
      allOrShare(injections, round + endpoints.indexOf(endpoint)).map((text) => ({
        label: `${name}=${text}`,
        send: () =>
          send(fill(path, {}), { method, search: `?${name}=${encodeURIComponent(text)}` }),
      })),
    );
    expect(await failures(requests)).toEqual([]);
    expect(await isWell()).toBe(true);
  },
);

const pathed = endpoints.filter(({ path }) => path.includes('{'));

test.each(pathed)('$name returns no server error for injections in its path', async (endpoint) => {
  const { method, path } = endpoint;
  const requests = allOrShare(injections, endpoints.indexOf(endpoint)).map((text) => ({
    label: text,
    send: () => send(path.replace(/\{\w+\}/g, encodeURIComponent(text)), { method }),
  }));
  expect(await failures(requests)).toEqual([]);
});

test.each(endpoints)(
  '$name responds to malformed requests without a server error',
  async (endpoint) => {
    const { method, path } = endpoint;
    const requests = allOrShare(malformed, endpoints.indexOf(endpoint)).map(([label, raw]) => ({
      label,
      send: () => send(fill(path, {}), { method, ...raw }),
    }));
    expect(await failures(requests)).toEqual([]);
    expect(await isWell()).toBe(true);
  },
);

test('validates long texts quickly, whatever their content', async () => {
  const { raw, names } = longTexts();
  await fc.assert(
    fc.asyncProperty(raw, fc.constantFrom(...names), async (text, name) => {
      const began = performance.now();
      const body = JSON.stringify({ [name]: text });
      const headers = { 'content-type': 'application/json' };
      for (const path of [
        '/user/send-code',
        '/user/sign-in',
        '/order/cart',
        '/order/create',
        '/order/quote',
      ]) {
        expect(await send(path, { method: 'POST', headers, body })).toBeLessThan(500);
      }
      expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    }),
    { numRuns: 20 },
  );
});

function longTexts() {
  const pieces = ['9', ' ', '-', '+998', 'a@', '.', '<', '&', 'ʻ', 'я', '\u0301', '(', '[['];
  return {
    raw: fc.constantFrom(...pieces).map((piece) => piece.repeat(100_000 / piece.length)),
    names: ['phone', 'phone_number', 'code', 'email', 'full_name', 'products', 'sub_product'],
  };
}
