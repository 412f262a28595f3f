import { expect, type Locator, languageOfDevice, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct } from '@/tests/e2e/support/shop';
import { watchWeight } from '@/tests/support/page/page-weight';

const works = {
  modal_title: { uz: 'Texnik ishlar', ru: 'Технические работы' },
  modal_description: {
    uz: '<p>Ertaga <b>02:00</b> da</p><script>window.pwned = true</script>',
    ru: '<p>Завтра в <b>02:00</b></p>',
  },
};

test.describe('in Uzbek on desktops and in Russian on phones', () => {
  test.use(languageOfDevice);

  test('shows the maintenance notice in a dialog with its title and text (S2-96, S2-97)', async ({
    page,
    world,
    at,
    expectAccessible,
    language,
  }) => {
    await world.changeSettings(works);
    await page.goto(at('/about'));
    const dialog = page.getByRole('dialog', { name: works.modal_title[language] });
    await expect(dialog.locator('b')).toHaveText('02:00');
    await expectAccessible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});

test('shows a dismissed notice again after a reload while the notice is on (S2-96)', {
  tag: ['@phone', '@full'],
}, async ({ page, world, t }) => {
  await world.changeSettings(works);
  await page.goto('/about');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('notice.understood') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Texnik ishlar' })).toBeVisible();

  await world.changeSettings({ modal_title: { uz: '', ru: '' } });
  await page.reload();
  const { quiet } = await watchWeight(page);
  await hydrate(page);
  await quiet();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the maintenance notice shifts nothing and is not the largest contentful paint', {
  tag: ['@phone', '@full'],
}, async ({ page, world }) => {
  await world.changeSettings(works);
  await page.addInitScript(() => {
    const seen: { shift: number; largest: string } = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: Element | null = Reflect.get(entry, 'element');
        seen.largest = element?.closest('[role="dialog"]') ? 'notice' : 'page';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  const seen = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return Reflect.get(window, 'seen');
  });
  expect(seen).toEqual({ shift: expect.any(Number), largest: 'page' });
  expect(seen.shift).toBeLessThan(0.01);
});

test('the maintenance notice can be dismissed when the browser blocks storage (S2-96)', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, t }) => {
  await world.changeSettings(works);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('notice.understood') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Requirements: S2-97
  test('shows the maintenance notice as text on the page (S2-96, B-30)', {
    tag: '@desktop',
  }, async ({ page, world }) => {
    await world.changeSettings(works);
    await page.goto('/about');
    const notice = page.locator('noscript', { has: page.locator('b') });
    expect(await notice.innerHTML()).toContain(works.modal_title.uz);
    await expect(notice.locator('b')).toBeVisible();
  });

  for (const language of ['uz', 'ru'] as const) {
    test.describe(language, { tag: language === 'ru' ? ['@phone'] : ['@phone', '@full'] }, () => {
      test.use({ language });

      test(`sections that need scripts show a note and a link, in ${language} (B-30)`, async ({
        page,
        at,
        t,
      }) => {
        for (const [path, name] of [
          ['/cart', 'cart'],
          ['/liked', 'liked'],
          ['/orders', 'checkout'],
          ['/user', 'cabinet'],
        ] as const) {
          await page.goto(at(path));
          const title = t(`notice.withoutScripts.${name}`);
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          const catalog = page.getByRole('link', { name: t('notice.withoutScripts.catalog') });
          await expect(catalog).toHaveAttribute('href', at('/products'));
          await expect(page.locator('[aria-busy]').filter({ visible: true })).toHaveCount(0);
        }
      });
    });
  }
});

test('shows the test-mode notice in full on the narrowest screen (S1-12)', {
  tag: '@desktop',
}, async ({ page, world, t }) => {
  await page.goto('/about');
  const notice = page.getByText(t('notice.testMode')).filter({ visible: true });
  await expect(notice).toHaveCount(1);
  // The browser opens the notice without a script, and the page closes it on Escape.
  await hydrate(page);

  for (const width of [1280, 992, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await notice.click();
    const card = page.locator('details[open] > div', { hasText: t('notice.testModeText') });
    await expect(card).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
  await notice.click();
  await page
    .getByRole('button', { name: t('notice.understood') })
    .filter({ visible: true })
    .click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toHaveCount(0);

  await world.changeSettings({ test_mode: false });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/info/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a lost connection shows a notice over the page without a layout shift (S4-46)', {
  tag: '@phone',
}, async ({ page, context, t }) => {
  await page.goto('/info/faq');
  await hydrate(page);
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await context.setOffline(true);
  const notice = page.getByText(t('layout.offline'));
  await expect(notice).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ forgives: /INTERNET_DISCONNECTED/ });

  test('toasts do not cover the offline notice (S4-46)', { tag: '@full' }, async ({
    page,
    request,
    context,
    shopper,
    t,
  }) => {
    const { slug } = await firstProduct(request);
    await shopper.signIn({ firstName: 'Madina' });
    await page.goto(`/products/${slug}`);
    await hydrate(page);
    await page.evaluate(() => Reflect.set(navigator, 'share', undefined));
    await context.grantPermissions(['clipboard-write']);
    await context.setOffline(true);
    const notice = page.getByText(t('layout.offline'));
    await expect(notice).toBeVisible();
    await page
      .getByRole('region', { name: t('product.buy') })
      .getByRole('button', { name: t('product.share') })
      .click();
    const message = page.getByRole('region', { name: t('layout.messages') }).locator('> *');
    await expect(message).toHaveCount(1);
    await message.hover();
    await expect.poll(() => overlapOf(message, notice)).toBe(0);
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const) {
  test(`a toast covers no close button of a dialog in a ${width} px window (S9-07)`, {
    tag: width === 768 ? ['@phone'] : ['@phone', '@full'],
  }, async ({ page, request, t }) => {
    const { slug, name } = await firstProduct(request, 'search=Sado Pro 2');
    await page.setViewportSize({ width, height });
    await page.goto(`/products?view=${slug}`);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: t('cart.add'), exact: true }).click();
    const toast = page.getByRole('region', { name: t('layout.messages') }).locator('> *');
    const close = dialog.getByRole('button', { name: t('actions.close') });
    const [message, button] = await Promise.all([toast.boundingBox(), close.boundingBox()]);
    if (!message || !button) throw new Error('The toast or the button is not painted');
    // The button's height on the screen varies, so a toast at the top must end to its left.
    const isBeside = message.x + message.width <= button.x;
    const isAtBottom = message.y > height - 100;
    expect(isBeside || isAtBottom).toBe(true);
  });
}

test('a toast does not cover the menu in an 800 px window (S9-07)', {
  tag: ['@phone'],
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto(`/products/${slug}`);
  await hydrate(page);
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  const toast = page.getByRole('region', { name: t('layout.messages') }).locator('> *');
  await toast.hover();
  await page.getByRole('button', { name: t('header.menu') }).press('Enter');
  const menu = page.getByRole('dialog', { name: t('header.menu') });
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => {
      const [message, drawer] = await Promise.all([toast.boundingBox(), menu.boundingBox()]);
      return message && drawer && message.x >= drawer.x + drawer.width;
    })
    .toBe(true);
});

/** Returns the overlap of the first element with the one below it, in px. */
async function overlapOf(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('The element is not painted');
  return Math.max(0, above.y + above.height - below.y);
}
