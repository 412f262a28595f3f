import { expect } from 'vitest';
import { formatDate } from '@/lib/domain/time/date';
import { journey } from './journey';
import { button, link, title } from './page';
import { cartBadge, likedBadge, orderInCash, putInCart } from './steps';

journey('works offline and recovers', { forgives: /./ }, async ({ page, network, shop, at, t }) => {
  const { slug, name } = await shop.product();
  const path = at(`/products/${slug}`);
  const [beforeDate = ''] = t('layout.saved.text', { at: '|' }).split('|');
  await page.open(path);
  await page.waits(title, ({ text }) => text === name);
  await page.isHydrated();
  await page.isCopied(path);
  await network.goOffline();
  await page.press(button(t('cart.add'), { isExact: true }));
  await page.sees(cartBadge({ t }, 1));
  await page.open(path);
  await page.waits(title, ({ text }) => text === name);
  await page.sees({ css: '*', text: `${beforeDate}${formatDate(new Date().toISOString())}` });
  await page.sees(button(t('layout.saved.reload')));
  await page.open(at('/about'));
  await page.waits(title, ({ text }) => text === t('errors.offline.title'));
  await network.goOnline();
  await page.isAt(at('/about'));
  await page.waits(title, ({ text }) => text !== t('errors.offline.title'));
  await page.sees(cartBadge({ t }, 1));
  await network.isRequested(/^POST \S+\/order\/cart$/, /^GET \S+\/order\/cart$/);
  await page.open(at('/cart'));
  await page.sees({ role: 'listitem', name });
});

journey(
  'places an order in a private window',
  { isPrivate: true },
  async ({ page, world, network, shop, at, t }) => {
    const { slug } = await shop.product();
    await page.open(at(`/products/${slug}`));
    await putInCart({ page, network, t });
    await orderInCash({ page, world, at, t });
  },
);

journey(
  'replays presses from before the scripts load',
  {},
  async ({ page, network, shop, at, t }) => {
    const { slug } = await shop.product();
    const release = network.hold(/^\/_next\/static\/chunks\/.*\.js/);
    await page.open(at(`/products/${slug}`));
    const add = button(t('cart.add'), { isExact: true });
    await page.press(add);
    await page.waits({ css: 'main button[aria-busy="true"]' }, ({ count }) => count === 1);
    await page.press(button(t('liked.add'), { isExact: true }));
    release();
    await page.sees(cartBadge({ t }, 1));
    await page.sees(likedBadge({ t }, 1));
  },
);

journey(
  'shows a catalog without scripts',
  { refuses: 'scripts' },
  async ({ page, shop, engine, width, at, t }) => {
    await page.open(at('/products?menu=elektronika'));
    await page.press(link(t('catalog.showMore', { count: 24 })));
    await page.isAt(at('/products?menu=elektronika&page=2'));
    // WebKit's window runs no page scripts except the driver's, and does not render <noscript>.
    if (width === 'desktop' && engine !== 'webkit') {
      const inside = { role: 'complementary' };
      await page.press({ role: 'checkbox', name: t('catalog.discounted'), inside });
      await page.press(button(t('catalog.apply'), { inside }));
      await page.isAt(/discounted=1/);
    }
    const { slug, name } = await shop.product();
    await page.open(at('/products?search=Sado+Pro+2'));
    await page.press({ css: `main article a[href$="/products/${slug}"]`, text: name });
    await page.waits(title, ({ text }) => text === name);
  },
);

journey(
  'shows the shop with blocked cookies and explains the need for them',
  { refuses: 'cookies', forgives: /cookie|storage|insecure/i },
  async ({ page, network, shop, at, t }) => {
    const { slug, name } = await shop.product();
    await page.open(at('/'));
    await page.press({ role: 'combobox', name: t('search.label') });
    await page.type('Sado Pro 2');
    await page.pressKey('Enter');
    await page.isAt(/\/products\?search=/);
    await page.press({ css: `main article a[href*="/products/${slug}"]`, text: name });
    await page.waits(title, ({ text }) => text === name);
    await page.press(button(t('cart.add'), { isExact: true }));
    await page.waits({ role: 'region', name: t('layout.messages') }, ({ text }) =>
      text?.includes(t('errors.write.noCookies')),
    );
    expect(network.requests.filter((request) => /^POST .*\/order\//.test(request))).toEqual([]);
  },
);

journey(
  'keeps a cart without storage',
  { refuses: 'storage', forgives: /storage/i },
  async ({ page, network, shop, at, t }) => {
    const { slug, name } = await shop.product();
    await page.open(at(`/products/${slug}`));
    await putInCart({ page, network, t });
    await page.open(at('/cart'));
    await page.sees({ role: 'listitem', name });
  },
);

journey('requests fonts and icons once', {}, async ({ page, network, at }) => {
  for (const path of ['/', '/products?menu=elektronika', '/about']) {
    await page.open(at(path));
    await page.sees(title);
    await page.pressKey('Tab');
    await page.isHydrated();
  }
  const kept = network.requests.filter((request) => /\.woff2$|\/media\/icons\//.test(request));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((request, index) => kept.indexOf(request) !== index)).toEqual([]);
});

journey(
  'plays no animation with reduced motion',
  { hasLessMotion: true },
  async ({ page, at, t }) => {
    await page.open(at('/'));
    await page.press(button(t('carousel.show', { number: 2 })));
    await page.sees(button(t('carousel.play')));
    await page.open(at('/about'));
    await page.sees(title);
    const running =
      "return document.getAnimations().filter(({ playState }) => playState === 'running').length";
    expect(await page.evaluate(running)).toBe(0);
  },
);
