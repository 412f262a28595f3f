import { aGate } from '@/tests/support/gate';
import { holdScripts, stopClock } from './awake';
import { expect, languageOfDevice, type Page, test } from './fixtures';

test.use({ ...languageOfDevice, isFirstVisit: true });

const PRODUCT = /\/products\/[^/?]+$/;
const NTH = 1;
const PRICE = /^\d[\d\s]*(?:soʻm|сум)$/;

type Box = { x: number; y: number; width: number; height: number };
type Shown = { name: string; boxes: Box[]; picture: string };
type Told = Shown | 'gone' | 'replaced' | 'heard';

const main = (page: Page) => page.getByRole('main');
const cardLink = (page: Page) => main(page).getByRole('article').nth(NTH).getByRole('link').first();

/** The list, asleep, and the product's page held until the test says so. */
async function openList(page: Page, path: string) {
  await stopClock(page);
  const { open: release, opened } = aGate();
  await page.route(PRODUCT, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path);
  const link = cardLink(page);
  await expect(main(page).locator('img').nth(NTH)).toHaveJSProperty('complete', true);
  return { link, name: String(await link.textContent()), release };
}

/** What is put over the page and taken away; a page that is being left cannot be asked. */
async function watchOpening(page: Page) {
  const told: Told[] = [];
  await page.exposeFunction('tell', (what: Told) => told.push(what));
  await page.evaluate(() => {
    const tell = (what: unknown) => Reflect.get(window, 'tell')(what);
    new MutationObserver(([change]) => {
      if (change?.removedNodes.length) tell('gone');
      const [view] = change?.addedNodes ?? [];
      if (!(view instanceof HTMLElement)) return;
      const picture = view.querySelector('img');
      const heading = view.querySelector('h1');
      const boxes = [picture, heading, view.querySelector('p span')].map((part) =>
        part?.getBoundingClientRect().toJSON(),
      );
      tell({ name: heading?.textContent, picture: picture?.complete && picture.src, boxes });
    }).observe(document.body, { childList: true });
  });
  return told;
}

test('a card that is pressed while the scripts sleep shows its product at once, and the page takes its place', {
  tag: '@phone',
}, async ({ page, at }) => {
  const { link, name, release } = await openList(page, at('/products'));
  const seen = await link.evaluate(
    (one) => one.closest('article')?.querySelector('img')?.currentSrc,
  );
  const chunks: string[] = [];
  page.on('request', (request) => request.url().includes('/chunks/') && chunks.push(request.url()));
  const told = await watchOpening(page);
  await link.tap();
  await expect.poll(() => told).toEqual([expect.objectContaining({ name, picture: seen })]);
  await page.touchscreen.tap(180, 320);

  release();
  await expect(page).toHaveURL(PRODUCT);
  const picture = main(page).locator('img[fetchpriority=high]');
  const heading = page.getByRole('heading', { level: 1, name });
  const price = main(page).getByText(PRICE).filter({ visible: true }).first();
  await page.evaluate(() => document.fonts.ready);
  const boxes = await Promise.all([picture, heading, price].map((part) => part.boundingBox()));
  expect(told).toEqual([
    expect.objectContaining({ boxes: boxes.map((box) => expect.objectContaining({ ...box })) }),
  ]);
  await expect(picture).toHaveCSS('background-image', `url("${seen}")`);
  // Whatever else was touched, nothing competed with the page.
  expect(chunks).toEqual([]);
});

test('a page that is not left after all is what it was', { tag: '@phone' }, async ({
  page,
  at,
}) => {
  const { link } = await openList(page, at('/products'));
  const told = await watchOpening(page);
  await link.tap();
  await expect.poll(() => told).toHaveLength(1);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.stopLoading');
  await expect.poll(() => told).toEqual([expect.anything(), 'gone']);
  await expect(link).toBeInViewport();
});

test('an address that is written anew meanwhile ends nothing', { tag: '@phone' }, async ({
  page,
  at,
}) => {
  const { link } = await openList(page, at('/products'));
  const told = await watchOpening(page);
  // As the router does while React takes the page over.
  await page.evaluate(() => {
    const write = () => {
      history.replaceState(history.state, '', location.href);
      Reflect.get(window, 'tell')('replaced');
    };
    navigation.addEventListener('navigate', () => fetch('/livez').then(write), { once: true });
  });
  await link.tap();
  await expect.poll(() => told).toEqual([expect.anything(), 'replaced']);
});

test('the browser keeps the page for the way back as it was', { tag: '@phone' }, async ({
  page,
  at,
}) => {
  const { link, release } = await openList(page, at('/products'));
  const told = await watchOpening(page);
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('headings', String(document.querySelectorAll('h1').length)),
    ),
  );
  await link.tap();
  await expect.poll(() => told).toHaveLength(1);
  release();
  await expect(page).toHaveURL(PRODUCT);
  expect(await page.evaluate(() => sessionStorage.getItem('headings'))).toBe('1');
});

test('on a wide screen a link that is pressed before React is there is the browser’s alone', {
  tag: '@desktop',
}, async ({ page, at }) => {
  await holdScripts(page);
  const { link, release } = await openList(page, at('/products'));
  const told = await watchOpening(page);
  await page.evaluate(() => {
    const tell = () => Reflect.get(window, 'tell')('heard');
    for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
      document.addEventListener(kind, tell, { capture: true });
    }
  });
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => told).toEqual(Array(4).fill('heard'));
  const asked = page.waitForRequest(PRODUCT);
  await link.click({ noWaitAfter: true });
  await asked;
  expect(told).toHaveLength(4);
  release();
  await expect(page).toHaveURL(PRODUCT);
});
