// @vitest-environment jsdom
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { aHostileApi, HOSTILE } from '@/tests/support/stub/hostile-api';
import { aPort, launchStorefront, type Running, waitForOk } from './processes';

let storefront: Running;
let web = '';
let closeHostile = () => {};
const typed = encodeURIComponent(HOSTILE);
const ofNext = /^(?:self\.__next_f\.push\(|\(self\.__next_f=|\(globalThis\["TURBOPACK"\])/;

beforeAll(async () => {
  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  const hostile = await aHostileApi(inject('apiUrl'));
  closeHostile = hostile.close;
  storefront = await launchStorefront(port, { API_URL: hostile.url });
  // Renders a page before the tests, because the first render takes longest.
  await waitForOk(web, '/');
});

afterAll(async () => {
  closeHostile();
  storefront.signal('SIGKILL');
  await storefront.ended;
});

test.each([
  '/',
  '/products',
  '/post',
  '/about',
  '/info/about',
  '/info/faq',
  '/info/menu',
  '/ru',
  '/products/1',
  '/products/1/reviews',
  '/post/1',
  '/ru/products/1',
  '/info/contacts',
  `/products?search=${typed}`,
  `/nowhere/${typed}`,
  `/products/${typed}-1`,
])('renders %s from hostile backend data without executable content (B-29)', async (path) => {
  const html = await followed(path);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [data, code] = split([...page.querySelectorAll('script:not([src])')]);

  expect(page.querySelector('h1')).not.toBeNull();
  expect(page.documentElement.textContent).toContain(HOSTILE.slice(0, 20));
  for (const { textContent } of data) expect(() => JSON.parse(textContent ?? '')).not.toThrow();
  expect(code.filter(({ textContent }) => !ofNext.test(textContent ?? ''))).toEqual([]);
  expect([...page.querySelectorAll('*')].filter(isArmed).map((one) => one.outerHTML)).toEqual([]);
});

/** Returns the HTML of an address, after a redirect to the canonical slug if there is one. */
async function followed(path: string): Promise<string> {
  const { status, headers, body } = await sendRequest(web, path);
  if (status !== 308) return body.toString();
  const to = new URL(headers.location ?? '', web);
  return (await sendRequest(web, to.pathname + to.search)).body.toString();
}

function split(scripts: Element[]): [data: Element[], code: Element[]] {
  const isData = ({ attributes }: Element) =>
    attributes.getNamedItem('type')?.value === 'application/ld+json';
  return [scripts.filter(isData), scripts.filter((one) => !isData(one))];
}

function isArmed(element: Element): boolean {
  return (
    element.getAttributeNames().some((name) => name.startsWith('on')) ||
    /^\s*(?:javascript|data:text)/i.test(element.getAttribute('href') ?? '')
  );
}
