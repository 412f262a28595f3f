import type { Page } from '@/tests/e2e/support/fixtures';

/**
 * Times in milliseconds, except for `shift`, the sum of the layout shift scores. `moved` lists the
 * elements that shifted, each with its score.
 */
export type Timing = {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  moved: string[];
};

const SLOW = { cpu: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };
const LONG_TASK_MS = 50;

/** Makes the page as slow as on a cheap phone with a slow connection. */
export async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond / 2,
  });
  await slowProcessor(page);
}

/** Slows the page down to the processor speed of a cheap phone. */
export async function slowProcessor(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}

/** Records timings. Must be called before the page is opened. */
export async function recordTiming(page: Page) {
  await page.addInitScript(watchTap);
  await page.addInitScript((longTask) => {
    const timing: Timing = { fcp: 0, lcp: 0, shift: 0, blocking: 0, moved: [] };
    Object.assign(window, { chorsuTiming: timing });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') timing.fcp = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      timing.lcp = startTime;
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = { value: 0, hadRecentInput: false, ...entry.toJSON() };
      if (hadRecentInput) return;
      timing.shift += value;
      const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? [];
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        timing.moved.push(`${value.toFixed(4)}: ${element?.outerHTML.slice(0, 120)}`);
      }
    });
    watch('longtask', ({ duration }) => {
      timing.blocking += duration - longTask;
    });
  }, LONG_TASK_MS);
}

/** Waits for two frames, because shifts are reported after the frame that shows them. */
export function waitForShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    await frame();
    await frame();
  });
}

export function timingOf(page: Page): Promise<Timing> {
  return page.evaluate(() => Reflect.get(window, 'chorsuTiming'));
}

/** Milliseconds until each part is visible. `page` is the product page, not its placeholder. */
export type Tap = { heading: number; picture: number; page: number };

/**
 * Measures the milliseconds from the tap on a link to a product until its heading and its image are
 * visible, in the same document or the next one. Needs `recordTiming` before the page is opened.
 */
export async function tapTime(page: Page, link: ReturnType<Page['locator']>): Promise<Tap> {
  await link.evaluate(async (card) => {
    sessionStorage.setItem('chorsuTapTitle', card.textContent ?? '');
    // Scrolls the card to the middle, clear of the bars at the top and bottom.
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Waits until the image is decoded. `decode` rejects while the browser is still selecting a
    // `srcset` candidate. The test then taps the card anyway.
    await card
      .closest('article')
      ?.querySelector('img')
      ?.decode()
      .catch(() => {});
  });
  const box = await link.boundingBox();
  if (!box) throw new Error('The card cannot be seen.');
  // Faster than `link.tap()`, which first hit-tests the link within the page.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const tap = await page.waitForFunction(() => Reflect.get(window, 'chorsuTap'), undefined, {
    polling: 100,
  });
  return tap.evaluate((seen: Tap) => seen);
}

/**
 * Records when each part of the tapped product becomes visible. Runs in every document, because the
 * tap and the heading can be in different ones.
 */
function watchTap() {
  const seen = (label: string) => Number(sessionStorage.getItem(`chorsuTap:${label}`));
  const note = (label: string) => {
    if (!seen(label)) sessionStorage.setItem(`chorsuTap:${label}`, String(sinceTap()));
  };
  /**
   * Replaces no-break spaces, because spaces before units are no-break spaces in visible text but
   * not in structured data.
   */
  const plain = (text: string) => text.replace(/\s/g, ' ');
  /** Returns whether the document has the product's structured data, which a placeholder lacks. */
  const hasProductData = (title: string) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].some(
      ({ textContent }) =>
        textContent.includes('"@type":"Product"') &&
        plain(textContent).includes(`"name":${plain(JSON.stringify(title))}`),
    );
  const sinceTap = () =>
    performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('chorsuTapAt'));

  /** Returns the parts of the product that are visible now. */
  function visibleParts(): (keyof Tap)[] {
    const title = sessionStorage.getItem('chorsuTapTitle') ?? '';
    const heading = [...document.querySelectorAll('h1')].find(
      (one) => one.textContent === title && one.checkVisibility(),
    );
    const picture = heading
      ?.closest('main, body > div')
      ?.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const hasPicture = picture?.complete && picture.naturalWidth > 0 && picture.checkVisibility();
    return [
      ...(heading ? (['heading'] as const) : []),
      ...(heading && hasProductData(title) ? (['page'] as const) : []),
      ...(hasPicture ? (['picture'] as const) : []),
    ];
  }

  let isLooking = false;
  /** Checks at most once per frame, because a check also takes time. */
  function lookSoon() {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => {
      isLooking = false;
      look();
    });
  }

  function look() {
    for (const part of visibleParts()) note(part);
    if (!seen('picture') || !seen('page')) return;
    const tap = { heading: seen('heading'), picture: seen('picture'), page: seen('page') };
    Object.assign(window, { chorsuTap: tap });
    changes.disconnect();
  }

  const changes = new MutationObserver(lookSoon);
  function watch() {
    changes.observe(document, { attributes: true, childList: true, subtree: true });
    document.addEventListener('load', lookSoon, { capture: true });
    lookSoon();
  }

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('chorsuTapAt', String(performance.timeOrigin + timeStamp));
      watch();
    },
    { capture: true, once: true },
  );
  if (sessionStorage.getItem('chorsuTapAt')) watch();
}
