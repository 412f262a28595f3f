import { expect } from 'vitest';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { documentedApp } from './documented-app';
import { aProduct } from './goods';
import { checkoutOf } from './order';
import { request } from './request';
import { testShop } from './shop';

let phones = 0;
let shops = 0;
/**
 * How far apart the clocks of two shops are. No test advances its clock this far, so limits that
 * all tests share do not carry over from an earlier test.
 */
const APART_MS = 400 * 24 * 60 * 60 * 1000;

/** Returns a phone number that belongs to one test. */
export function aPhone(): string {
  phones += 1;
  return `99890${String((process.pid % 100) * 100_000 + phones).padStart(7, '0')}`;
}

type ShopRequest = {
  address?: string;
  /** The browser whose cookies are sent and stored; by default one per phone number. */
  browser?: string;
  cookie?: string;
  headers?: Record<string, string>;
  locale?: string;
  token?: string;
};
export type ShopResponse = {
  status: number;
  data: Record<string, unknown>;
  message: string | null;
};

/**
 * Returns the shared shop as used by a process with its own clock, codes and SMS provider. The
 * codes, guesses and wait times of one test do not affect other tests.
 */
export async function aSignInShop(own: Partial<Ports> = {}) {
  const { ports } = await testShop();
  shops += 1;
  const clock = { now: new Date(Date.parse('2026-11-21T09:00:00+05:00') + shops * APART_MS) };
  const home = `198.18.${Math.floor(shops / 250)}.${(shops % 250) + 1}`;
  const jar = new Map<string, string>();
  const sent: { phone: string; text: string }[] = [];
  const sms = {
    provider: 'tests',
    reachesPhones: true,
    send: async (phone: string, text: string) => {
      sent.push({ phone, text });
    },
  };
  const all = { ...ports, sms, now: () => clock.now, ...own };
  const app = documentedApp(all);

  async function send(method: string, path: string, body?: object, options: ShopRequest = {}) {
    const { address = home, browser = '', headers, locale = 'uz', token } = options;
    const cookie = options.cookie ?? jar.get(browser);
    const response = await app.request(`${API_BASE}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        'x-forwarded-for': address,
        ...headers,
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const set = response.headers.get('set-cookie')?.split(';', 1)[0];
    if (browser && set) jar.set(browser, set);
    const { data, message } = await response.json();
    return { status: response.status, data, message } satisfies ShopResponse;
  }

  return {
    app,
    ports: all,
    clock,
    sent,
    pass: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    send,
    sendCode: (phone: string, options?: ShopRequest) =>
      send('POST', '/user/send-code', { phone }, { browser: phone, ...options }),
    signIn: (phone: string, code: string, options?: ShopRequest) =>
      send('POST', '/user/sign-in', { phone, code }, { browser: phone, ...options }),
  };
}

export type SignInShop = Awaited<ReturnType<typeof aSignInShop>>;

/** Returns the code in the last message to a phone number, or an empty string. */
export function codeIn({ sent }: SignInShop, phone: string): string {
  const text = sent.findLast((message) => message.phone === phone)?.text ?? '';
  return /\b\d{5}\b/.exec(text)?.[0] ?? '';
}

/** Signs in with this phone number and the tests' fixed code. Returns the token. */
export async function signedIn(
  shop: SignInShop,
  phone = aPhone(),
  device: ShopRequest = {},
): Promise<string> {
  await shop.sendCode(phone, device);
  const { data } = await shop.signIn(phone, '12345', device);
  return String(data.token);
}

/**
 * Signs in with a new phone number, places an order with it if requested, and returns the number
 * two days later, when the limits of the sign-in have expired.
 */
export async function aKnownPhone(
  shop: SignInShop,
  sign: ShopRequest = {},
  { hasOrdered = false } = {},
) {
  const phone = aPhone();
  await shop.sendCode(phone, sign);
  const { data } = await shop.signIn(phone, codeIn(shop, phone), sign);
  if (hasOrdered) {
    const headers = { authorization: `Bearer ${String(data.token)}` };
    const { status } = await request('/order/order', {
      headers,
      body: checkoutOf([await aProduct()]),
    });
    expect(status).toBe(200);
  }
  shop.pass(2 * 24 * 60 * 60);
  return phone;
}
