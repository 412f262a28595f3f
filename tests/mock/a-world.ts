import { onTestFinished } from 'vitest';
import { startMock } from '@/api/mock/start';
import { readEnv } from '@/api/shared/env';

let shared: Promise<string> | null = null;

/** The address of a mocked API that the files of a worker share; tests bring their own worlds. */
export function mockAddress(): Promise<string> {
  shared ??= startMock(readEnv({ API_PORT: '0', NODE_ENV: 'test' })).then(({ address }) => address);
  return shared;
}

let worlds = 0;

type Options = {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it stands. */
  text?: string;
  form?: FormData;
  signal?: AbortSignal;
};
export type Sent = { status: number; data: unknown; cookie: string };

/** A shop of the test's own: `ask('POST /order/cart', …)` is a call, `ask('POST /mock/…')` control. */
export async function aWorld() {
  worlds += 1;
  const name = `test-${process.pid}-${worlds}`;
  const address = await mockAddress();

  async function raw(call: string, options: Options = {}): Promise<Response> {
    const { headers = {}, body, text, form, signal } = options;
    const sent = body === undefined ? (text ?? form) : JSON.stringify(body);
    const [method = '', path = ''] = call.split(' ');
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    return fetch(`${address}${path.startsWith('/mock/') ? '' : '/api/v1'}${path}`, {
      method,
      signal: signal ?? ending.signal,
      headers: {
        'x-world': name,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
  }
  async function ask(call: string, options: Options = {}): Promise<Sent> {
    const response = await raw(call, options);
    const { data } = await response.json();
    const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return { status: response.status, data, cookie };
  }
  /** What a customer sends with her calls. */
  async function signIn(phone = '998901234567'): Promise<{ authorization: string }> {
    const { data } = await ask('POST /mock/sign-in', { body: { phone } });
    return { authorization: `Bearer ${(data as { token: string }).token}` };
  }
  return { name, ask, raw, signIn };
}
