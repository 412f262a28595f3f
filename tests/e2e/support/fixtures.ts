import { test as base, expect, type Page } from '@playwright/test';
import { MAP_SERVICE } from '@/tests/support/page/map-host';
import { type Language, pathIn, type Words, wordsOf } from '@/tests/support/words';
import { violationsOn } from './accessibility';
import { trackRequests } from './open-requests';
import { Shopper } from './shopper';
import { World } from './world';

type Fixtures = {
  /** The origin of the mock API, for requests that bypass the storefront. */
  apiUrl: string;
  /** A mock world that belongs to this test only. */
  world: World;
  /**
   * Whether the browser is new to the shop, in which case hydration is deferred (ADR 025). The
   * default is true on phones and false on desktops.
   */
  isFirstVisit: boolean;
  /** The shopper who uses the browser. */
  shopper: Shopper;
  /** The language of the page; 'uz' by default. */
  language: Language;
  /** Returns a user interface message in `language`. */
  t: Words;
  /** Adds the prefix of `language` to a path. */
  at: (path: string) => string;
  /** Asserts that the page in its current state has no WCAG 2.2 A or AA violation. */
  expectAccessible: () => Promise<void>;
  /** Console errors and warnings, exceptions, CSP violations and failed requests of the page. */
  complaints: string[];
  /** Matches the messages that the test causes on purpose. */
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
  // The cookie puts every context of a test and its `request` into the test's world.
  storageState: async ({ world, baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? 'http://localhost');
    const cookie = { name: 'world', value: world.name, domain: hostname, path: '/', expires: -1 };
    const kind = { httpOnly: false, secure: false, sameSite: 'Lax' as const };
    await use({ cookies: [{ ...cookie, ...kind }], origins: [] });
  },
  // An init script is faster than a stored origin, for which Playwright opens an extra page.
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
      // With JavaScript disabled, every script counts as a failed request.
      if (javaScriptEnabled !== false) listen(page, complaints);
      trackRequests(page);
      await use(complaints);
      expect(complaints.filter((complaint) => !forgives?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Sets the page's language by device: Uzbek on desktops, Russian on phones. */
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
  // Documents with an opaque origin, such as empty frames, have no storage.
  if (origin !== 'null') localStorage.setItem('chorsu:known', '1');
}

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', ({ message }) => complaints.push(`threw: ${message}`));
  page.on('console', (message) => {
    // The browser itself logs a document with an expected error status as a failed resource.
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

/** Returns whether a URL belongs to the map service, which the tests cannot reach. */
function isOfMap(url: string): boolean {
  return url.startsWith(`https://${MAP_SERVICE}/`);
}
