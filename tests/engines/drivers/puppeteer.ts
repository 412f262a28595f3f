import puppeteer, {
  type Browser,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { onPath } from '@/scripts/lib/install/browser.mjs';
import type { Driver, DriverOptions, Point } from './driver';

const PATIENCE_MS = 30_000;
const DRAG_STEPS = 8;

/** One browser per set of preferences, because a new context is faster than a new browser. */
const running = new Map<string, Promise<Browser>>();

export async function openFirefox(options: DriverOptions): Promise<Driver> {
  const [executablePath = ''] = onPath(['firefox-esr', 'firefox']);
  const extraPrefsFirefox = {
    // Makes headless Firefox report a mouse that can hover.
    'ui.primaryPointerCapabilities': 6,
    // Hides scrollbars as on a phone, because they would make the page narrower.
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': Number(options.hasLessMotion),
    // A preference is the only way for automation to open a private window in Firefox.
    'browser.privatebrowsing.autostart': options.isPrivate,
    ...(options.refuses === 'scripts' && { 'javascript.enabled': false }),
    ...(options.refuses === 'cookies' && { 'network.cookie.cookieBehavior': 2 }),
    ...(options.refuses === 'storage' && { 'dom.storage.enabled': false }),
  };
  return drive(await start({ browser: 'firefox', executablePath, extraPrefsFirefox }), options);
}

export async function openChromium(options: DriverOptions): Promise<Driver> {
  const executablePath = process.env.CHROMIUM_PATH ?? '';
  const args = [
    '--no-sandbox',
    ...(options.hasLessMotion ? ['--force-prefers-reduced-motion'] : []),
    ...(options.refuses === 'scripts' ? ['--blink-settings=scriptEnabled=false'] : []),
  ];
  return drive(await start({ browser: 'chrome', executablePath, args }), options);
}

export async function stopBrowsers(): Promise<void> {
  const browsers = await Promise.all(running.values());
  running.clear();
  await Promise.all(browsers.map((browser) => browser.close()));
}

function start(options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = running.get(key) ?? puppeteer.launch({ ...options, headless: true });
  running.set(key, browser);
  return browser;
}

async function drive(browser: Browser, { width, height }: DriverOptions): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const complaints = listenTo(page);
  const whenThere = { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS } as const;
  return {
    goto: async (url) => void (await page.goto(url, whenThere)),
    reload: async () => void (await page.reload(whenThere)),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    press: (x, y) => page.mouse.click(x, y),
    drag: (from, to) => drag(page, from, to),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    upload: async (css, file) => {
      const input = (await page.waitForSelector(css)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(file);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => context.close(),
  };
}

async function drag({ mouse }: Page, from: Point, to: Point) {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: DRAG_STEPS });
  await mouse.up();
}

function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
