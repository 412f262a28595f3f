import type { Browser, Page } from '@/tests/e2e/support/fixtures';
import { slowDown } from '@/tests/support/page/page-timing';
import { watchWeight } from '@/tests/support/page/page-weight';
import { phone } from './phone-browser';
import { cartOfPeer, type TouchControl, touchControls } from './touch-controls';

const ROUNDS = 5;
const LATER_MS = 6000;
/** A press without an effect within this time counts as lost. */
const LOST_MS = 10_000;

const moments = ['at FCP', 'at load', '6 s after load', 'hydrated'] as const;
type Moment = (typeof moments)[number];

/** The times in milliseconds from a press to `isVisible` and to `isDone`; `Infinity` if lost. */
type Press = { visible: number; done: number };
export type TouchRow = { control: string; moment: Moment; presses: Press[] };

/** The URLs of the measured pages of a shop. */
type Urls = { home: string; list: string; product: string };

/**
 * Measures presses on a cheap phone: the time until the effect is visible, and the time until
 * everything that the press requests has arrived.
 *
 * @param chosen - The names of the controls to measure. All if empty.
 * @returns A generator of tables, one for each control.
 */
export async function* touchRows(
  browser: Browser,
  urls: Urls,
  chosen: readonly string[],
): AsyncGenerator<TouchRow[]> {
  const controls = Object.entries(touchControls).filter(
    ([name]) => chosen.length === 0 || chosen.includes(name),
  );
  // Visits each page once without measuring, so that its HTML and images are cached.
  for (const page of new Set(controls.map(([, one]) => one.page))) {
    await pressOnce(browser, urls[page], { control: 'language', moment: 'at load' });
  }
  for (const [control, { page }] of controls) {
    const rows: TouchRow[] = [];
    for (const moment of moments) {
      rows.push({
        control,
        moment,
        presses: await repeat(browser, urls[page], { control, moment }),
      });
    }
    yield rows;
  }
}

/** Measures the "Add to cart" button of another shop on its product page at `url`. */
export async function* peerRows(
  browser: Browser,
  { name, url }: { name: string; url: string },
): AsyncGenerator<TouchRow[]> {
  const rows: TouchRow[] = [];
  // Other shops do not set an attribute when they are hydrated.
  for (const moment of moments.filter((one) => one !== 'hydrated')) {
    const presses = await repeat(browser, url, { control: 'cart', moment, isPeer: true });
    rows.push({ control: `cart, ${name}`, moment, presses });
  }
  yield rows;
}

type Case = { control: string; moment: Moment; isPeer?: boolean };

async function repeat(browser: Browser, url: string, one: Case) {
  const presses: Press[] = [];
  for (let round = 0; round < ROUNDS; round += 1) presses.push(await pressOnce(browser, url, one));
  return presses;
}

async function pressOnce(browser: Browser, url: string, one: Case): Promise<Press> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const seen = await pressAt(await context.newPage(), url, one);
  await context.close();
  return seen;
}

async function pressAt(page: Page, url: string, { control, moment, isPeer }: Case) {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await waitFor(page, moment);
  const one = isPeer ? cartOfPeer : touchControls[control];
  if (!one) throw new Error(`There is no control ${control}.`);
  const before = one.after && touchControls[one.after];
  if (before) await press(page, before);
  return press(page, one);
}

async function waitFor(page: Page, moment: Moment): Promise<void> {
  if (moment === 'at FCP') {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(isPainted, undefined, { polling: 10 });
    return;
  }
  await page.waitForLoadState('load');
  if (moment === '6 s after load') await page.waitForTimeout(LATER_MS);
  if (moment !== 'hydrated') return;
  const watch = await watchWeight(page);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
  await watch.quiet(500);
  watch.stop();
}

/** Taps the control as soon as it is in the page, and measures the press. */
async function press(page: Page, { target, isVisible, isDone }: TouchControl): Promise<Press> {
  // At the first paint, the browser may not have parsed the control yet.
  const place = await page.evaluate<{ x: number; y: number }>(`new Promise((resolve) => {
    const find = () => {
      const control = [...${target}].find((one) => one?.checkVisibility());
      if (!control) return requestAnimationFrame(find);
      const box = () => control.getBoundingClientRect();
      const isHidden = box().top < 0 || box().bottom > innerHeight - 60;
      if (isHidden && !control.closest('nav, header')) {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { x, y, width, height } = box();
      resolve({ x: x + width / 2, y: y + height / 2 });
    };
    find();
  })`);
  const watching = page.evaluate<Press>(`new Promise((resolve) => {
    const press = { visible: Infinity, done: Infinity };
    let start;
    addEventListener('pointerdown', ({ timeStamp }) => { start ??= timeStamp; }, true);
    setTimeout(() => resolve(press), ${LOST_MS});
    const look = () => {
      const [isVisible, isDone] = [${isVisible}, ${isDone}];
      // A task after the frame runs once the frame is painted.
      setTimeout(() => {
        const now = performance.now() - start;
        if (start !== undefined && isVisible) press.visible = Math.min(press.visible, now);
        if (start !== undefined && isVisible && isDone) {
          press.done = now;
          resolve(press);
        } else requestAnimationFrame(look);
      });
    };
    requestAnimationFrame(look);
  })`);
  await page.touchscreen.tap(place.x, place.y);
  return watching;
}
