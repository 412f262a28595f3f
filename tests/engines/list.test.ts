import { expect } from 'vitest';
import { journey, type Scene } from './journey';
import { button, dialog, link, title } from './page';

const found = { css: 'main [role="status"]' };

/** Finds the filters of this window: next to the list, or in the drawer. */
async function openFilters({ page, width, t }: Scene) {
  if (width === 'desktop') return { role: 'complementary' };
  await page.press(button(t('catalog.filters')));
  await page.sees(dialog());
  return dialog();
}

/** On phones, closes the filter drawer with Back, because the drawer has its own history entry. */
async function closeFilters({ page, width }: Scene) {
  if (width === 'desktop') return;
  await page.back();
  await page.seesNot(dialog());
}

journey('applies a filter and returns with Back', {}, async (scene) => {
  const { page, shop, at, t } = scene;
  const all = await shop.list('menu=elektronika');
  const narrowed = await shop.list('menu=elektronika&discounted=1');
  const count = (shown: number) => t('catalog.count', { count: shown, shown });
  await page.open(at('/products?menu=elektronika'));
  await page.waits(found, ({ text }) => text === count(all.count));
  const inside = await openFilters(scene);
  await page.press({ role: 'checkbox', name: t('catalog.discounted'), inside });
  await page.isAt(at('/products?menu=elektronika&discounted=1'));
  await closeFilters(scene);
  await page.waits(found, ({ text }) => text === count(narrowed.count));
  await page.isAt(at('/products?menu=elektronika&discounted=1'));
  await page.back();
  await page.isAt(at('/products?menu=elektronika'));
  await page.waits(found, ({ text }) => text === count(all.count));
});

journey('treats two drags of a slider as one history entry', {}, async (scene) => {
  const { page, at, t } = scene;
  await page.open(at('/products?menu=kiyim'));
  const inside = await openFilters(scene);
  const slider = { role: 'slider', name: t('catalog.priceTo'), inside };
  await page.drag(slider, { x: 0.97, y: 0.5 }, { x: 0.7, y: 0.5 });
  const first = await page.isAt(/price_max=\d+$/);
  const [, reached] = /price_max=(\d+)/.exec(first) ?? [];
  await page.waits(slider, ({ value }) => value === reached);
  await page.drag(slider, { x: 0.7, y: 0.5 }, { x: 0.5, y: 0.5 });
  await page.waits(slider, ({ value }) => Number(value) < Number(reached));
  const second = await page.isAt(new RegExp(`price_max=(?!${reached}$)\\d+$`));
  expect(second).not.toBe(first);
  await closeFilters(scene);
  await page.isAt(second);
  await page.back();
  await page.isAt(at('/products?menu=kiyim'));
});

journey('loads 24 more products and returns with Back', {}, async ({ page, at, t }) => {
  await page.open(at('/products'));
  await page.waits({ role: 'article' }, ({ count }) => count === 24);
  await page.press(link(t('catalog.showMore', { count: 24 })));
  await page.waits({ role: 'article' }, ({ count }) => count === 48);
  await page.isAt(at('/products?page=2'));

  const card = { css: 'main article h2 a, main article h3 a', nth: 40 };
  await page.scrollIntoView(card);
  const { text: name } = await page.look(card);
  const scrolled = await page.scrolled();
  await page.press(card);
  await page.waits(title, ({ text }) => text === name);
  await page.back();
  await page.waits({ role: 'article' }, ({ count }) => count === 48);
  await page.waits(card, ({ text, isInView }) => text === name && isInView);
  expect(Math.abs((await page.scrolled()) - scrolled)).toBeLessThan(2);
});

journey('switches the language', {}, async ({ page, language, at }) => {
  const other = language === 'uz' ? 'ru' : 'uz';
  await page.open(at('/products?menu=elektronika'));
  await page.press({ css: 'header summary[aria-label]' });
  await page.press(link(other === 'ru' ? 'Русский' : 'Oʻzbekcha'));
  await page.isAt(`${other === 'ru' ? '/ru' : ''}/products?menu=elektronika`);
  await page.waits(title, ({ text }) => text === (other === 'ru' ? 'Электроника' : 'Elektronika'));
  await page.pressKey('Tab');
  await page.isHydrated();
  await page.open('/about');
  await page.isAt(other === 'ru' ? '/ru/about' : '/about');
});
