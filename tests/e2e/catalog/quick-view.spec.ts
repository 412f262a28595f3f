import { isDeepStrictEqual } from 'node:util';
import { formatPrice } from '@/lib/domain/text/money';
import {
  type APIRequestContext,
  expect,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { holdScripts, hydrate } from '@/tests/e2e/support/hydration';
import { BUYABLE, cardOf, firstProduct } from '@/tests/e2e/support/shop';

const DETAILED = 'search=Sado Pro 2';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S4-25
  test("shows a card's product over the list (S2-69, B-83)", async ({
    page,
    request,
    at,
    t,
    expectAccessible,
    language,
  }) => {
    const { slug, name } = await firstProduct(request, DETAILED, language);
    await page.goto(at('/products?search=Sado+Pro+2'));
    const card = cardOf(page, name).locator('img').first();
    const picture = await card.evaluate((image: HTMLImageElement) => image.currentSrc);
    await openByKeyboard(page, t, name);

    const view = dialog(page, name);
    const behind = await view
      .locator('li[style]')
      .first()
      .evaluate((slide: HTMLElement) => slide.style.backgroundImage);
    expect(behind).toContain(picture);
    expect(new URL(page.url()).searchParams.get('view')).toBe(slug);
    await expect(view.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
    await expectAccessible();
  });
});

test('quick view, one-click order and sign-in are 1280, 1200 and 420 px wide (S2-94)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, DETAILED);
  const width = async () => (await page.getByRole('dialog').boundingBox())?.width;
  // The first window cannot fit a dialog of full width between the page gutters.
  for (const [window, quickView] of [
    [1280, 1232],
    [1440, 1280],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 });
    await page.goto(`/?view=${slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(width).toBe(quickView);
    await page.goto(`/products/${slug}`);
    await page
      .getByRole('button', { name: t('oneClick.open') })
      .first()
      .click();
    await expect.poll(width).toBe(1200);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('account.signIn') })
      .click();
    await expect.poll(width).toBe(420);
  }
});

test('Back and Escape close the quick view; Forward and reload open it (S4-26, B-83)', async ({
  page,
  request,
  t,
}) => {
  const { name } = await firstProduct(request, DETAILED);
  const loads: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('/product/short/') && loads.push('one')));
  await page.goto('/products?search=Sado+Pro+2');
  const button = await openByKeyboard(page, t, name);

  await page.goBack();
  await expect(dialog(page, name)).toBeHidden();
  await page.goForward();
  await expect(dialog(page, name).getByRole('radio').first()).toBeVisible();
  expect(loads).toHaveLength(1);
  await page.reload();
  await expect(dialog(page, name)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toBeHidden();
  await expect(page).toHaveURL(/\/products\?search=Sado\+Pro\+2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openByKeyboard(page, t, name);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

// Requirements: S3-26, S4-28, S4-31, S4-33, S4-34, S4-35
test('selects the first variant in stock, then another color (S4-27, S4-29)', async ({
  page,
  request,
  world,
  t,
}) => {
  const { slug, name } = await firstProduct(request, DETAILED);
  const { attributes, sub_products: variants } = await short(request, slug);
  const [first, second] = variants.filter(({ amount }) => amount > 0);
  const colours = attributes.find((attribute) => attribute.name === 'Rang');
  const another = colours?.values[1];
  if (!first || !second || !colours || !another)
    throw new Error('The product has too few variants');
  const chosen = { ...second.attributes_map, [colours.id]: another.id };
  const wanted = variants.find((variant) => isDeepStrictEqual(variant.attributes_map, chosen));
  await world.setStock(first.id, 0);
  await world.setPrice(second.id, 1_234_000, null);
  await world.setStock(wanted?.id ?? 0, 1);
  // The demo catalog describes its products in plain text.
  await page.route('**/product/short/**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.short_description = '<p>Issiq <b>palto</b></p>';
    await route.fulfill({ response, json });
  });
  await page.goto(`/?view=${slug}`);
  const view = dialog(page, name);
  for (const value of Object.values(second.attributes_map)) {
    await expect(view.locator(`input[type="radio"][value="${value}"]`)).toBeChecked();
  }
  await expect(view).toContainText(formatPrice(1_234_000, 'uz'));
  await expect(view.locator('b', { hasText: 'palto' })).toBeVisible();
  const slides = view
    .getByRole('region', { name: t('product.gallery') })
    .getByRole('list')
    .last()
    .getByRole('listitem');
  await expect(slides.first()).toBeInViewport({ ratio: 0.3 });

  await view.locator(`input[type="radio"][value="${another.id}"]`).check();
  await expect(slides.first()).not.toBeInViewport({ ratio: 0.3 });
  await view.getByRole('button', { name: t('cart.add'), exact: true }).click();

  const amount = view.getByRole('group', { name: t('cart.amountOf', { name }) });
  await expect(amount).toHaveText('1');
  await expect(view.getByRole('button', { name: t('cart.increase', { name }) })).toBeDisabled();
  const heart = view.getByRole('button', { name: t('liked.addOf', { name }) });
  for (const isLiked of [false, true, false]) {
    await expect(heart).toHaveAttribute('aria-pressed', String(isLiked));
    await heart.click();
  }
  await page.keyboard.press('Escape');
  const badge = page.getByRole('link', { name: t('header.cartCount', { count: 1 }) });
  await expect(badge.filter({ visible: true })).toBeVisible();
});

test('the quick view marks a product as sold out and links to its page (S4-32)', {
  tag: '@full',
}, async ({ page, request, world, t }) => {
  const { slug, name } = await firstProduct(request, 'search=qozon');
  const { sub_products: variants } = await short(request, slug);
  for (const { id } of variants) await world.setStock(id, 0);
  await page.goto(`/?view=${slug}`);
  const add = dialog(page, name).getByRole('button', { name: t('product.soldOut'), exact: true });
  await expect(add).toBeDisabled();

  await dialog(page, name)
    .getByRole('link', { name: t('quickView.more') })
    .click();

  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

type Short = {
  attributes: { id: number; name: string; values: { id: number }[] }[];
  sub_products: { id: number; amount: number; attributes_map: Record<string, number> }[];
};

async function short(request: APIRequestContext, slug: string) {
  const response = await request.get(`/api/v1/catalog/product/short/${slug}`);
  const { data }: { data: Short } = await response.json();
  return data;
}

async function openByKeyboard(page: Page, t: Words, name: string) {
  const button = opener(page, t, name);
  await hydrate(page);
  await cardOf(page, name).getByRole('link', { name, exact: true }).focus();
  // The first Tab focuses the cart button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, name)).toBeVisible();
  return button;
}

const opener = (page: Page, t: Words, name: string) =>
  page.getByRole('button', { name: t('quickView.openOf', { name }) });

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test('a quick view opens, offers options and "Add to cart", and closes (S2-69, S4-28)', {
    tag: '@full',
  }, async ({ page, request, t }) => {
    const { name } = await firstProduct(request, DETAILED);
    await page.goto('/products?search=Sado+Pro+2');
    await hydrate(page);
    await opener(page, t, name).tap();
    const view = dialog(page, name);
    const colour = view.getByRole('group', { name: /^Rang/ }).locator('label').nth(1);
    await colour.tap();
    await expect(colour.getByRole('radio')).toBeChecked();
    await view.getByRole('button', { name: t('cart.add'), exact: true }).tap();
    await expect(view.getByRole('group', { name: t('cart.amountOf', { name }) })).toHaveText('1');
    const width = await view.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(width[0]).toBe(width[1]);
    await view.getByRole('button', { name: t('actions.close') }).tap();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/products\?search=Sado\+Pro\+2$/);
  });

  test('a press before hydration opens the quick view after hydration (S2-69)', {
    tag: '@deferred',
  }, async ({ page, request, t }) => {
    const { name } = await firstProduct(request);
    const release = await holdScripts(page);
    await page.goto('/products');
    await opener(page, t, name).tap();
    release();
    await expect(dialog(page, name)).toBeVisible();
  });

  test('the product name takes at most two lines of the quick view sheet (S9-29)', {
    tag: '@full',
  }, async ({ page, request, t }) => {
    const { slug, name } = await firstProduct(request, DETAILED);
    await page.route('**/product/short/**', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.data.name = `${name}, `.repeat(3);
      await route.fulfill({ response, json });
    });
    await page.goto(`/?view=${slug}`);
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(heading).toContainText(name);
    const lines = await heading.evaluate(
      (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(lines).toBe(2);
    await expect(page.getByRole('button', { name: t('product.enlarge') })).toBeInViewport();
  });

  test('the close button covers no control when the quick view sheet scrolls (S2-69)', {
    tag: '@full',
  }, async ({ page, request, t }) => {
    const { slug, name } = await firstProduct(request, DETAILED);
    await page.goto(`/?view=${slug}`);
    const view = dialog(page, name);
    await expect(view.getByRole('button', { name: t('product.enlarge') })).toBeVisible();
    expect(await view.evaluate(pressedUnderClose, t('actions.close'))).toEqual([]);
  });

  test('buttons on cards are at least 40 px wide and tall and never overlap (S2-69)', async ({
    page,
    request,
    t,
  }) => {
    const { name } = await firstProduct(request, BUYABLE);
    await page.goto(`/products?${BUYABLE}`);
    const card = cardOf(page, name);
    const boxes = [];
    for (const label of ['cart.addOf', 'quickView.openOf', 'liked.addOf'] as const) {
      const box = await card.getByRole('button', { name: t(label, { name }) }).boundingBox();
      if (!box) throw new Error(`${label} is not painted`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      boxes.push(box);
    }
    boxes.sort((one, other) => one.y - other.y);
    for (const [index, { y, height }] of boxes.entries()) {
      expect(y + height).toBeLessThan(boxes[index + 1]?.y ?? Number.POSITIVE_INFINITY);
    }
  });
});

/**
 * Runs in the page: scrolls the dialog to its end and lists controls that were under the close
 * button.
 */
function pressedUnderClose(view: HTMLElement | SVGElement, label: string): string[] {
  const isScroller = (one: Element) =>
    one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto';
  const scroller = [...view.querySelectorAll('*')].find(isScroller);
  const close = view.querySelector(`[aria-label="${label}"]`);
  if (!scroller || !close) throw new Error('The dialog does not scroll or has no close button');
  const place = close.getBoundingClientRect();
  const top = Math.max(scroller.getBoundingClientRect().top, place.top);
  const covered = new Set<string>();
  const last = scroller.scrollHeight - scroller.clientHeight;
  for (let from = 0; from <= last; from += 4) {
    scroller.scrollTo({ top: from, behavior: 'instant' });
    for (const one of scroller.querySelectorAll('a, button, label')) {
      const box = one.getBoundingClientRect();
      const isBeside = box.right <= place.left || box.left >= place.right;
      const isClear = isBeside || box.bottom <= top || Math.max(box.top, top) >= place.bottom;
      if (!isClear) covered.add(one.getAttribute('aria-label') ?? one.innerHTML.slice(0, 80));
    }
  }
  return [...covered];
}

test('Back while the lightbox opens keeps the page readable by screen readers (B-83)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  const { name } = await firstProduct(request, DETAILED);
  const open = page.getByRole('dialog', { includeHidden: true });
  // The lightbox can load and add its history entry before or after the dialog closes.
  for (const wait of [0, 40, 80, 120, 160]) {
    await page.goto('/products?search=Sado+Pro+2');
    await openByKeyboard(page, t, name);
    const enlarge = dialog(page, name).getByRole('button', { name: t('product.enlarge') });
    await enlarge.evaluate((button: HTMLElement, ms) => {
      button.click();
      setTimeout(() => window.history.back(), ms);
      // Wait for Back. Pressing Escape earlier would go back twice and leave the list.
      return new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
      });
    }, wait);
    await expect(async () => {
      if ((await open.count()) > 0) await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('main'), `after ${wait} ms`).toBeVisible();
    await expect(page.getByRole('banner'), `after ${wait} ms`).toBeVisible();
  }
});
