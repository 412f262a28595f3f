import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { journey, type Scene } from './journey';
import { button, dialog, title } from './page';
import { cartBadge, putInCart, typePhoneAndCode } from './steps';

/**
 * Compares a screen's outline with its file. All engines share the file.
 * `npm run engines -- outline -t chromium -u` writes the files.
 */
async function readsAs(screen: string, { page, width, language }: Scene) {
  const file = resolve('tests/engines/outlines', `${screen}.${width}.${language}.txt`);
  const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect(await page.outline(expected)).toMatchFileSnapshot(file);
}

journey('matches the screen reader outline', { hasLessMotion: true }, async (scene) => {
  const { page, world, network, shop, at, t } = scene;
  const { slug, name } = await shop.product();
  await page.open(at('/'));
  await page.isHydrated();
  await readsAs('home', scene);
  await page.open(at('/products?menu=elektronika'));
  await page.isHydrated();
  await readsAs('list', scene);
  await page.open(at(`/products/${slug}`));
  await page.isHydrated();
  await readsAs('product', scene);
  await putInCart({ page, network, t });
  await page.press(cartBadge({ t }, 1));
  await page.sees({ role: 'listitem', name });
  await readsAs('cart', scene);
  await page.press(button(t('cart.checkout')));
  await page.sees(dialog(t('signIn.title')));
  await page.press(button(t('signIn.getCode')));
  await page.sees({ css: '[role="dialog"] [aria-invalid="true"]' });
  await readsAs('sign-in', scene);
  await typePhoneAndCode({ page, world, t });
  await page.isAt(at('/orders'));
  await page.waits(title, ({ isFocused }) => isFocused);
  await readsAs('checkout', scene);
});
