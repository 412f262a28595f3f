import { afterEach, expect, test, vi } from 'vitest';
import type { CallName } from '@/lib/contract/calls';
import { callNames, type Sent } from '@/lib/contract/contract';
import { call } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { cutShort } from '@/tests/support/cut-short';

afterEach(() => void vi.unstubAllGlobals());

// Empty input: `fetch` is stubbed, so no request needs more.
const nothing = {} as Sent<CallName>;

function respondedWith(respond: () => Response | Promise<Response>, name: CallName) {
  vi.stubGlobal('fetch', async () => respond());
  return call(name, nothing, { base: '' }).then(
    (data) => ({ data, error: null }),
    (error: unknown) => ({ data: null, error }),
  );
}

const envelope = (status: number) =>
  Response.json({ status: status < 400, data: { detail: 'wait' }, message: null }, { status });

test.each([
  [500, 'server', 'S8-06'],
  [502, 'server', 'S8-06'],
  [401, 'unauthorized', 'S8-10'],
  [413, 'too-large', 'S8-09'],
  [400, 'rejected', 'S8-12'],
  [404, 'not-found', 'S8-12'],
])('maps the status %i of every endpoint to an error of the kind %s (%s)', async (status, kind) => {
  for (const name of callNames) {
    const { error } = await respondedWith(() => envelope(status), name);
    expect(error, name).toMatchObject({ kind, status });
  }
});

test('returns the data of any 429 response (S8-08)', async () => {
  for (const name of callNames) {
    const { data, error } = await respondedWith(() => envelope(429), name);
    expect(error, name).toBeNull();
    expect(data, name).toMatchObject({ detail: 'wait' });
  }
});

test('fails every request without a response as "no-response" (S8-07)', async () => {
  for (const name of callNames) {
    const { error } = await respondedWith(() => Promise.reject(new TypeError('failed')), name);
    expect(error, name).toMatchObject({ kind: 'no-response', status: 0 });
  }
});

const broken: Record<string, () => Response> = {
  'a body that is cut off': () => new Response('{"status":true,"data":{"results":[{"id":1'),
  'a connection that is reset in the middle of the body': () => cutShort(),
  'an HTML page': () => new Response('<!DOCTYPE html><h1>502</h1>'),
  'an empty body': () => new Response(''),
  'a 204 without a body': () => new Response(null, { status: 204 }),
  'a bare word': () => Response.json('ok'),
  'null as JSON': () => Response.json(null),
  'a list': () => Response.json([1, 2]),
  'JSON without an envelope': () => Response.json({ results: [] }),
  'an error envelope with the status 200': () =>
    Response.json({ status: false, data: null, message: 'no' }),
  'HTML with the status 500': () => new Response('<h1>broken</h1>', { status: 500 }),
  'bytes that are not text': () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0xd8])),
};

test.each(Object.entries(broken))(
  'throws an ApiError for every request that gets %s',
  async (_, respond) => {
    for (const name of callNames) {
      const { error } = await respondedWith(respond, name);
      expect(error, name).toBeInstanceOf(ApiError);
    }
  },
);
