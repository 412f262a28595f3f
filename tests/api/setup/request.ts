import { API_BASE, type ContentLocale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { contract, type Data } from '@/lib/contract/contract';
import { normalize } from '@/lib/http/normalize';
import { testShop } from './shop';

export type TestResponse = {
  status: number;
  headers: Headers;
  envelope: { status: boolean; data: unknown; message: string | null };
};
type TestRequestOptions = {
  locale?: ContentLocale;
  headers?: Record<string, string>;
  body?: unknown;
  form?: string;
  method?: 'DELETE';
};

/** Sends a request to the shared shop. `path` is relative to the API's base. */
export async function request(
  path: string,
  options: TestRequestOptions = {},
): Promise<TestResponse> {
  const { app } = await testShop();
  const { locale, headers = {}, body, form, method = 'POST' } = options;
  const sent = body === undefined ? form : JSON.stringify(body);
  const response = await app.request(`${API_BASE}${path}`, {
    ...(sent === undefined ? options.method && { method } : { method, body: sent }),
    headers: {
      ...(locale && { 'accept-language': locale }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    envelope: await response.json(),
  };
}

/** Returns the data of a request that must succeed, parsed as in the storefront. */
export async function read<Name extends CallName>(
  name: Name,
  path: string,
  options: TestRequestOptions = {},
): Promise<Data<Name>> {
  const { status, envelope } = await request(path, options);
  if (status !== 200) throw new Error(`${path} responded with ${status}: ${envelope.message}`);
  return parsed(name, JSON.parse(JSON.stringify(envelope.data)));
}

// The schema of `name` returns `Data<Name>` by definition.
function parsed<Name extends CallName>(
  name: Name,
  data: Parameters<typeof normalize>[0],
): Data<Name> {
  return contract[name].data.parse(normalize(data)) as Data<Name>;
}

export function detailOf({ envelope }: TestResponse): string {
  const { data } = envelope;
  return typeof data === 'object' && data !== null && 'detail' in data ? String(data.detail) : '';
}
