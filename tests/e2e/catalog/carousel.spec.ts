import { passTime, waitForResponses } from '@/tests/e2e/support/clock';
import { expect, type Locator, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct, openFirstProduct } from '@/tests/e2e/support/shop';
import { recordTiming, timingOf } from '@/tests/support/page/page-timing';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const banners = (page: Page, t: Words) => page.getByRole('region', { name: t('home.banners') });
const dotOf = (carousel: Locator, t: Words, number: number) =>
  carousel.getByRole('button', { name: t('carousel.show', { number }) });

/** Returns the element that contains the carousel's moving list. */
const frameOf = (carousel: Locator) => carousel.getByRole('list').first().locator('..');

/**
 * Waits until Swiper drives the list: banners after hydration, other lists after the first mouse
 * move over them.
 */
const expectLive = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one.closest('[data-live]') !== null)).toBe(true);

async function expectShown(carousel: Locator, t: Words, number: number) {
  await expect(dotOf(carousel, t, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('listitem').nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  // Swiper starts a slide's timer when the transition to the slide ends.
  await carousel
    .getByRole('list')
    .first()
    .evaluate((list) => Promise.all(list.getAnimations().map(({ finished }) => finished)));
}

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not painted');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

/** Opens the home page with the banners at their first slide. */
async function openPaused(page: Page, t: Words): Promise<Locator> {
  await page.goto('/');
  await hydrate(page);
  const carousel = banners(page, t);
  await carousel.getByRole('button', { name: t('carousel.pause') }).click();
  await expectLive(carousel.getByRole('list'));
  await dotOf(carousel, t, 1).click();
  await expectShown(carousel, t, 1);
  return carousel;
}

/** Drags with the mouse from the middle of the element. The drag can end over a link. */
async function drag(page: Page, element: Locator, by: number) {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
  await expectLive(element);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 8 });
  await page.mouse.up();
}

/**
 * Swipes, and lifts the finger only after the list has followed. An earlier lift would fling the
 * list by a distance that depends on the machine's speed.
 */
async function swipe(page: Page, list: Locator, by: number) {
  // Swiper moves the list within its frame.
  const { x, y } = await middleOf(list.locator('..'));
  const place = () =>
    list.evaluate((one) => one.firstElementChild?.getBoundingClientRect().left ?? 0);
  const from = await place();
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x - by / 2 + moved, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', (by * step) / 6);
  // The list moves less than the finger, because the browser treats the first part as a tap.
  const followed = Math.abs(by) * 0.66;
  await expect.poll(async () => Math.abs((await place()) - from)).toBeGreaterThan(followed);
  await touch('touchEnd');
  await cdp.detach();
}

test("Swiper starts at the shopper's scroll position without a layout shift (S9-05)", {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, t }) => {
  await recordTiming(page);
  await page.goto('/');
  const carousel = banners(page, t);
  await carousel.getByRole('list').evaluate((list) => {
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
  });
  const second = carousel.getByRole('listitem').nth(1);
  await expect(second).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const [before, { shift }] = [await second.boundingBox(), await timingOf(page)];
  await hydrate(page);
  await expectShown(carousel, t, 2);
  await expectLive(second);
  expect(await second.boundingBox()).toEqual(before);
  await expectShown(carousel, t, 2);
  // Rounding occasionally moves an element by a fraction of a pixel.
  expect((await timingOf(page)).shift - shift).toBeLessThan(0.00001);
});

test('a swipe moves the banners and a row of cards (S9-05)', { tag: '@phone' }, async ({
  page,
  t,
}) => {
  const carousel = await openPaused(page, t);
  await swipe(page, carousel.getByRole('list'), -250);
  await expectShown(carousel, t, 2);
  await swipe(page, carousel.getByRole('list'), 250);
  await expectShown(carousel, t, 1);

  const posts = page.locator('section', {
    has: page.getByRole('heading', { name: t('home.posts') }),
  });
  const row = posts.last().getByRole('list');
  await row.scrollIntoViewIfNeeded();
  const first = row.getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await swipe(page, row, -250);
  await expect(first).not.toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/\/$/);
  // On touch, the browser itself scrolls all lists except the banners.
  await expect(page.locator('[data-live]')).toHaveCount(1);
});

test('dragging banners with the mouse does not follow a link (S9-05)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  const carousel = await openPaused(page, t);
  await drag(page, frameOf(carousel), -500);
  await expectShown(carousel, t, 2);
  const link = carousel.getByRole('listitem').nth(1).getByRole('link');
  await drag(page, link, 400);
  await expectShown(carousel, t, 1);
  await expect(page).toHaveURL(/\/$/);
});

test('arrow keys move the banners when an arrow, dot or slide has focus (S9-05, S9-06)', {
  tag: '@desktop',
}, async ({ page, t }) => {
  await page.goto('/');
  await hydrate(page);
  const carousel = banners(page, t);
  await expectLive(carousel.getByRole('list'));
  const next = carousel.getByRole('button', { name: t('carousel.next') });
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(carousel, t, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(carousel, t, 1);
  // The carousel does not loop, so it cannot move past its first slide.
  await page.keyboard.press('ArrowLeft');
  await expectShown(carousel, t, 1);
  await dotOf(carousel, t, 2).press('Enter');
  await expectShown(carousel, t, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(carousel, t, 3);
  await carousel.getByRole('listitem').nth(2).getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(carousel, t, 2);
  await expect(carousel.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
});

test('keys pressed outside the banners scroll the page and move no banner (S9-05)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  const carousel = await openPaused(page, t);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(dotOf(carousel, t, 1)).toHaveAttribute('aria-current', 'true');
});

/** Opens the home page and pauses its clock at 120 s. Timers due before that fire at most once. */
async function openWithStoppedClock(page: Page, t: Words): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await hydrate(page);
  const carousel = banners(page, t);
  await expectLive(carousel.getByRole('list'));
  await waitForResponses(page);
  // The clock runs until it is paused and cannot go back, so 120 s leave time for a busy machine.
  await page.clock.pauseAt(120_000);
  return carousel;
}

test('banners advance every 5 s, also on 3g, and stop at the last one (S9-04, S9-06)', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  const carousel = await openWithStoppedClock(page, t);
  await expectShown(carousel, t, 2);
  const count = await carousel.getByRole('listitem').count();
  for (let number = 3; number <= count; number += 1) {
    await passTime(page, 4900);
    await expectShown(carousel, t, number - 1);
    await passTime(page, 100);
    await expectShown(carousel, t, number);
  }
  await passTime(page, 20_000);
  await expectShown(carousel, t, count);
});

test('hovering, focus and the pause button pause the banners (S9-04)', { tag: '@desktop' }, async ({
  page,
  t,
}) => {
  const carousel = await openWithStoppedClock(page, t);
  await expectShown(carousel, t, 2);
  await carousel.hover();
  await passTime(page, 11_000);
  await expectShown(carousel, t, 2);

  const pause = carousel.getByRole('button', { name: t('carousel.pause') });
  await pause.focus();
  await page.mouse.move(0, 0);
  await passTime(page, 11_000);
  await expectShown(carousel, t, 2);

  await pause.press('Enter');
  const play = carousel.getByRole('button', { name: t('carousel.play') });
  await play.blur();
  await passTime(page, 11_000);
  await expectShown(carousel, t, 2);

  await play.press('Enter');
  await pause.blur();
  await passTime(page, 5000);
  await expectShown(carousel, t, 3);
});

test('holding a finger on the banners pauses them (S9-04)', {
  tag: ['@phone', '@full'],
}, async ({ page, t }) => {
  const carousel = await openWithStoppedClock(page, t);
  await expectShown(carousel, t, 2);
  const { x, y } = await middleOf(frameOf(carousel));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  // React handles the touch slightly later, so the test advances the clock second by second.
  for (let second = 0; second < 11; second += 1) await passTime(page, 1000);
  await expectShown(carousel, t, 2);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const third = dotOf(carousel, t, 3);
  const isThird = async () => {
    await passTime(page, 1000);
    return third.getAttribute('aria-current');
  };
  await expect.poll(isThird).toBe('true');
});

test.describe('with reduced motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('banners stay still until the shopper starts them (S9-04)', { tag: '@full' }, async ({
    page,
    t,
  }) => {
    const carousel = await openWithStoppedClock(page, t);
    await passTime(page, 11_000);
    await expectShown(carousel, t, 1);
    await carousel.getByRole('button', { name: t('carousel.play') }).press('Enter');
    await carousel.getByRole('button', { name: t('carousel.pause') }).blur();
    await passTime(page, 5000);
    await expectShown(carousel, t, 2);
  });
});

test('without scripts, no banner is inert', async ({ browser, baseURL, t }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  await expect(banners(page, t).locator('li[inert]')).toHaveCount(0);
  await page.close();
});

/** Returns whether the list shows the element without cutting it off. */
function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate(
    (inner) =>
      new Promise<boolean>((resolve) => {
        const watch = new IntersectionObserver(([seen]) => {
          watch.disconnect();
          resolve(seen?.intersectionRatio === 1);
        });
        watch.observe(inner);
      }),
  );
}

test.describe('the thumbnail strip', { tag: '@desktop' }, () => {
  for (const [count, slides] of [
    [4, false],
    [5, true],
    [6, true],
    [7, true],
  ] as const) {
    const tag = count === 7 ? [] : '@full';
    test(`${slides ? 'slides' : 'stays still'} with ${count} images (S9-27)`, { tag }, async ({
      page,
      request,
      t,
    }) => {
      const { slug, name } = await firstProduct(request);
      await page.route('**/catalog/product/short/*', async (route) => {
        const response = await route.fetch();
        const reply = await response.json();
        const [image] = reply.data.images;
        reply.data.images = Array.from({ length: count }, (_, at) => ({ ...image, id: at + 1 }));
        await route.fulfill({ response, json: reply });
      });
      await page.goto(`/?view=${slug}`);
      const view = page.getByRole('dialog', { name });
      const gallery = view.getByRole('region', { name: t('product.gallery') });
      const thumbnail = (number: number) =>
        gallery.getByRole('button', { name: t('product.showPicture', { number }), exact: true });
      await expect(thumbnail(1)).toBeInViewport({ ratio: 1 });
      await thumbnail(1).hover();
      await expect(gallery.locator('[data-live]')).toHaveCount(slides ? 1 : 0);
      expect(await isWhole(thumbnail(count))).toBe(!slides);

      await thumbnail(count).press('Enter');
      await expect(thumbnail(count)).toHaveAttribute('aria-current', 'true');
      await expect(thumbnail(count)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isWhole(thumbnail(1))).toBe(!slides);
    });
  }
});

test('a product page’s thumbnails slide with its images (S9-27)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  const gallery = page.getByRole('region', { name: t('product.gallery') });
  const thumbnail = (number: number) =>
    gallery.getByRole('button', { name: t('product.showPicture', { number }), exact: true });
  await expect(thumbnail(1)).toBeInViewport({ ratio: 1 });
  const count = await gallery.getByRole('list').first().getByRole('listitem').count();
  expect(count).toBeGreaterThanOrEqual(5);
  expect(await isWhole(thumbnail(count))).toBe(false);
  await thumbnail(1).focus();
  for (let number = 2; number <= count; number += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => isWhole(thumbnail(count))).toBe(true);
  expect(await isWhole(thumbnail(1))).toBe(false);
});

test('dragging an image opens no lightbox, and arrow keys change the image (S2-71)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  const gallery = page.getByRole('region', { name: t('product.gallery') });
  const thumbnail = (number: number) =>
    gallery.getByRole('button', { name: t('product.showPicture', { number }), exact: true });
  const pictures = gallery.getByRole('list').last().getByRole('button');
  await drag(page, pictures.first(), -200);
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await gallery.getByRole('button', { name: t('product.enlarge') }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
});
