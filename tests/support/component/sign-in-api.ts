import { vi } from 'vitest';
import type { Data } from '@/lib/contract/contract';

type StubResponse = { status?: number; isGood?: boolean; data: unknown };
type Call = { name: string; fields: Record<string, string>; token: string | null };

export const aUser: Data<'user.get'> & object = {
  id: 7,
  first_name: 'Madina',
  last_name: 'Karimova',
  full_name: 'Madina Karimova',
  gender: 'female',
  phone: '998901234567',
  email: '',
};

const usual: Record<string, StubResponse> = {
  'POST /user/send-code': { data: { detail: 'Kod yuborildi', data: { resend_after: 120 } } },
  'POST /user/sign-in': { data: { token: 'a-token', user: aUser } },
  'DELETE /user/sign-out': { data: null },
  'GET /user/user_settings': { data: aUser },
  'GET /order/cart': { data: { results: [], count: 0 } },
  'GET /order/wish': { data: { results: [], count: 0 } },
};

/** Stubs an API that signs in everyone, unless `own` replaces a response. Records all requests. */
export function aSignInApi(own: Record<string, StubResponse> = {}) {
  const responses = { ...usual, ...own };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const name = `${init.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    const fields = init.body instanceof FormData ? textsOf(init.body) : {};
    const token = new Headers(init.headers).get('authorization');
    calls.push({ name, fields, token });
    const { status = 200, data } = responses[name] ?? { status: 404, data: null };
    return Response.json({ status: status < 400, data, message: null }, { status });
  });
  const called = (name: string) => calls.filter((call) => call.name === name);
  return { responses, calls, called };
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
