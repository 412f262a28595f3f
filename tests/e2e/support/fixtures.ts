import { test as base, expect, type Page } from '@playwright/test';
import { MAP_SERVICE } from '@/tests/support/page/map-host';
import { type Language, pathIn, type Words, wordsOf } from '@/tests/support/words';
import { violationsOn } from './accessibility';
import { Shopper } from './shopper';
import { World } from './world';

type Fixtures = {
  /** Where the mocked API is reached without the storefront. */
  apiUrl: string;
  /** The test's own shop: no other test sees what happens in it. */
  world: World;
  /**
   * Whether the browser is new to the shop, so that hydration is deferred (record 025): on phones it
   * is, on desktops it is not, unless a test says otherwise.
   */
  isFirstVisit: boolean;
  /** The shopper who uses the browser. */
  shopper: Shopper;
  /** The page's own language, 'uz' unless a test says otherwise. */
  language: Language;
  /** A message of the interface, in `language`. */
  t: Words;
  /** A path with the prefix of `language`. */
  at: (path: string) => string;
  /** No WCAG 2.2 A or AA violation on the page as it stands. */
  expectAccessible: () => Promise<void>;
  /** Errors and warnings in the console, exceptions, CSP violations and failed requests of a page. */
  complaints: string[];
  /** Complaints that the test causes on purpose. */
  forgives: RegExp | null;
};

export const test = base.extend<Fixtures>({
  apiUrl: ['http://127.0.0.1:4311', { option: true }],
  world: async ({ apiUrl }, use, { testId, repeatEachIndex, retry, workerIndex }) => {
    await use(new World(apiUrl, [testId, repeatEachIndex, retry, workerIndex].join('-')));
  },
  isFirstVisit: async ({ isMobile }, use) => {
    await use(Boolean(isMobile));
  },
  // Every context of a test and its `request` begin with it, so that all of them are in its world.
  storageState: async ({ world, baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? 'http://localhost');
    const cookie = { name: 'world', value: world.name, domain: hostname, path: '/', expires: -1 };
    const kind = { httpOnly: false, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: [{ ...cookie, ...kind }], origins: [] });
  },
  // Not by a stored origin: Playwright would open an extra page for each.
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addInitScript(wasHereBefore);
    await use(context);
  },
  shopper: async ({ context, world, baseURL }, use) => {
    await use(new Shopper(context, world, new URL(baseURL ?? '').origin));
  },
  language: ['uz', { option: true }],
  t: async ({ language }, use) => {
    await use(wordsOf(language));
  },
  at: async ({ language }, use) => {
    await use((path) => pathIn(language, path));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => expect(await violationsOn(page)).toEqual([]));
  },
  forgives: [null, { option: true }],
  complaints: [
    async ({ page, javaScriptEnabled, forgives }, use) => {
      const complaints: string[] = [];
      // Without scripts every script counts as a failed request.
      if (javaScriptEnabled !== false) listen(page, complaints);
      await use(complaints);
      expect(complaints.filter((complaint) => !forgives?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For journeys: desktops use Uzbek, phones Russian. */
export const languageOfDevice: Parameters<typeof test.use>[0] = {
  language: async ({ isMobile }, use) => use(isMobile ? 'ru' : 'uz'),
};

export type {
  APIRequestContext,
  Browser,
  BrowserContext,
  Locator,
  Page,
  Request,
  Response,
} from '@playwright/test';
export type { Words } from '@/tests/support/words';
export { expect };

function wasHereBefore() {
  // Empty documents have no storage.
  if (origin !== 'null') localStorage.setItem('chorsu:known', '1');
}

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', ({ message }) => complaints.push(`threw: ${message}`));
  page.on('console', (message) => {
    // A document that is meant to be 404 is logged as a failed resource by the browser itself.
    const { url } = message.location();
    const isOwnStatus = url === page.url();
    if (isOfMap(url)) return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) {
      complaints.push(`logged: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED' && !isOfMap(request.url()))
      complaints.push(`failed: ${request.url()} ${reason}`);
  });
}

/** The browser of the tests does not find the map service, as one without a way to it. */
function isOfMap(url: string): boolean {
  return url.startsWith(`https://${MAP_SERVICE}/`);
}
