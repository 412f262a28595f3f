import { orderFromCart } from '@/tests/e2e/support/checkout';
import {
  type APIRequestContext,
  expect,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { browseToCart, firstProduct } from '@/tests/e2e/support/shop';

test.use({ isFirstVisit: true, serviceWorkers: 'allow' });

type Way = 'absent' | 'throwing';
type Holder = 'window' | 'navigator' | 'document' | 'HTMLElement';
type Api = { holder: Holder; name: string; way: Way };

/** APIs that some browsers have but block, for example without cookies, permission or HTTPS. */
const refusable: [Holder, string][] = [
  ['window', 'BroadcastChannel'],
  ['window', 'caches'],
  ['window', 'cookieStore'],
  ['window', 'localStorage'],
  ['window', 'sessionStorage'],
  ['navigator', 'clipboard'],
  ['navigator', 'connection'],
  ['navigator', 'credentials'],
  ['navigator', 'geolocation'],
  ['navigator', 'locks'],
  ['navigator', 'serviceWorker'],
  ['navigator', 'share'],
];
/** APIs that some browsers lack. Next and React use most of them. */
const optional: [Holder, string][] = [
  ['window', 'IntersectionObserver'],
  ['window', 'OTPCredential'],
  ['window', 'navigation'],
  ['window', 'requestIdleCallback'],
  ['window', 'scheduler'],
  ['document', 'startViewTransition'],
  ['HTMLElement', 'showPopover'],
];
const inWay = (list: [Holder, string][], way: Way) =>
  list.map(([holder, name]): Api => ({ holder, name, way }));
const absent = inWay([...refusable, ...optional], 'absent');
const throwing = inWay([...refusable, ...optional], 'throwing');

/** Removes APIs or makes them throw. Runs in the page before its scripts. */
function takeAway(apis: Api[]) {
  // Not an arrow function, because pages also call some of these APIs with `new`.
  function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  const holders = { window, navigator, document, HTMLElement: HTMLElement.prototype };
  for (const { holder, name, way } of apis) {
    const target = holders[holder];
    const isCalled = typeof Reflect.get(target, name) === 'function';
    for (let at: object | null = target; at; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name);
    }
    if (way === 'absent') continue;
    // A function throws when it is called, an object when the property is read.
    const refused = isCalled ? { value: refuse, writable: true } : { get: refuse };
    Object.defineProperty(target, name, { ...refused, configurable: true });
  }
}

for (const { title, list } of [
  { title: 'all optional APIs throwing', list: throwing },
  ...[...absent, ...throwing].map((api) => ({ title: `${api.name} ${api.way}`, list: [api] })),
]) {
  test(`a shopper browses, signs in and orders with ${title}`, { tag: '@full' }, async ({
    page,
    request,
    t,
  }) => {
    await page.addInitScript(takeAway, list);
    await fromHomeToOrder({ page, request, t });
  });
}

test('a shopper browses, signs in and orders without content-visibility', {
  tag: '@full',
}, async ({ page, request, t }) => {
  let left = 0;
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const [start = '', ...rest] = (await response.text()).split('content-visibility');
    left += rest.length;
    await route.fulfill({ response, body: [start, ...rest].join('no-visibility') });
  });
  await fromHomeToOrder({ page, request, t });
  expect(left).toBeGreaterThan(0);
});

type Scene = { page: Page; request: APIRequestContext; t: Words };

async function fromHomeToOrder({ page, request, t }: Scene) {
  await page.goto('/');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browseToCart(page, t, await firstProduct(request, 'search=Sado Pro 2'));
  await orderFromCart(page, t);
}
