import { expect, onTestFinished } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { methodAndPath } from '@/lib/contract/calls';
import { refusalsOf, refused } from '@/packages/mock/control/control-refusals';
import { type ControlName, controls } from '@/packages/mock/control/controls';
import { startMock } from '@/packages/mock/server/start';
import { openSeeded } from '@/packages/mock/worlds/snapshot';

const names = Object.keys(controls) as ControlName[];
let shared: Promise<string> | null = null;

/**
 * Returns the address of the mocked API that the test files of a worker share. Each test uses its
 * own world.
 */
export function mockAddress(): Promise<string> {
  shared ??= startMock(readEnv({ API_PORT: '0', NODE_ENV: 'test' }), openSeeded).then(
    ({ address }) => address,
  );
  return shared;
}

let worlds = 0;

type AWorldOptions = {
  headers?: Record<string, string>;
  /** The body, sent as JSON. */
  body?: unknown;
  /** The body, sent unchanged. */
  text?: string;
  form?: FormData;
  /** The body, sent in chunks without a content length. */
  pieces?: string[];
  signal?: AbortSignal;
};

function bodyOf({ body, text, form, pieces }: AWorldOptions) {
  if (pieces) return new Blob(pieces).stream();
  return body === undefined ? (text ?? form) : JSON.stringify(body);
}

/** Fails the test if the control API refuses a request with a status that its document lacks. */
async function refuseUndocumented(method: string, path: string, response: Response): Promise<void> {
  const call = `${method} ${path.split('?', 1)[0]}`;
  const name = names.find((one) => controls[one].call === call);
  if (!name) return;
  expect(refusalsOf(name), `${call} returned ${response.status}`).toContain(response.status);
  refused.parse(await response.clone().json());
}

export type Sent = { status: number; data: unknown; cookie: string };

/**
 * Creates a world for one test. `request('POST /order/cart', …)` sends a request to its shop, and
 * `request('POST /mock/…')` to the control API.
 */
export async function aWorld() {
  worlds += 1;
  const name = `test-${process.pid}-${worlds}`;
  const address = await mockAddress();

  async function raw(call: string, options: AWorldOptions = {}): Promise<Response> {
    const { headers = {}, body, signal } = options;
    const sent = bodyOf(options);
    const [method, path] = methodAndPath(call);
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const response = await fetch(`${address}${path.startsWith('/mock/') ? '' : '/api/v1'}${path}`, {
      method,
      signal: signal ?? ending.signal,
      headers: {
        'x-world': name,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent, duplex: 'half' }),
    });
    if (!response.ok) await refuseUndocumented(method, path, response);
    return response;
  }
  async function request(call: string, options: AWorldOptions = {}): Promise<Sent> {
    const response = await raw(call, options);
    const { data } = await response.json();
    const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return { status: response.status, data, cookie };
  }
  /** Signs a customer in. Returns the headers that this customer sends. */
  async function signIn(phone = '998901234567'): Promise<{ authorization: string }> {
    const { data } = await request('POST /mock/sign-in', { body: { phone } });
    return { authorization: `Bearer ${(data as { token: string }).token}` };
  }
  return { name, request, raw, signIn };
}
