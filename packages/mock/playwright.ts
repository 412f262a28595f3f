import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { MockRefusal, openWorld, type World } from './client';
import type { AddFaultBody, ListFaultsData, SignInBody, SignInData } from './control';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The faults of the test's world. */
export type Faults = {
  add: (fault: AddFaultBody) => Promise<void>;
  list: () => Promise<ListFaultsData['results']>;
  clear: () => Promise<void>;
};

/** Sets the same time for the shop and for the browser. */
export type Clock = {
  now: () => Promise<string>;
  advance: (seconds: number) => Promise<void>;
  /** Sets an instant, for instance '2026-12-01T09:00:00+05:00'. */
  set: (now: string) => Promise<void>;
};

/** Options that `use` sets in the configuration or in a test file. */
export type MockOptions = {
  /** The base URL of the mocked API. */
  apiUrl: string;
  /**
   * Whether the browser counts as a new visitor. It then hydrates a page at the first key press,
   * pointer move, scroll or touch, or three seconds after the last file has arrived. Otherwise it
   * hydrates the page at once.
   */
  isNewVisitor: boolean;
};

/** The fixtures of each test. */
export type MockFixtures = {
  /** The test's world, which its browser also uses. */
  world: World;
  /** Signs a customer in. Call it before the first page is opened. */
  signIn: (customer?: Partial<SignInBody>) => Promise<SignInData & { storageState: StorageState }>;
  faults: Faults;
  clock: Clock;
};

/**
 * Playwright's `test` with one world per test: the browser uses the world, the journal of a
 * failed test is attached to the report, and the world is deleted at the end.
 */
export const test = base.extend<MockFixtures & MockOptions>({
  apiUrl: [`http://127.0.0.1:${process.env.API_PORT ?? 4001}`, { option: true }],
  isNewVisitor: [false, { option: true }],
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL ?? `http://localhost:${process.env.PORT ?? 3000}`);
  },
  world: async ({ apiUrl }, use, testInfo) => {
    const world = openWorld(apiUrl, `test-${randomUUID()}`);
    await use(world);
    await attachJournal(world, testInfo);
    await drop(world);
  },
  storageState: async ({ world, baseURL }, use) => {
    await use({ cookies: [cookieOf(world, baseURL)], origins: [] });
  },
  context: async ({ context, world, baseURL, isNewVisitor }, use) => {
    // A suite with its own storage state gets the cookie of the world as well.
    await context.addCookies([cookieOf(world, baseURL)]);
    if (!isNewVisitor) await context.addInitScript(wasHereBefore);
    await use(context);
  },
  signIn: async ({ context, world, baseURL }, use) => {
    await use(async (customer = {}) => {
      const signedIn = await world.signIn({ phone: '998901234567', ...customer });
      const before = await context.storageState();
      const { origin } = new URL(baseURL ?? '');
      const storageState = withCustomer(before, origin, signedIn);
      await context.setStorageState(storageState);
      return { ...signedIn, storageState };
    });
  },
  faults: async ({ world }, use) => {
    await use({
      add: async (fault) => void (await world.addFault(fault)),
      list: async () => (await world.listFaults()).results,
      clear: async () => void (await world.clearFaults()),
    });
  },
  clock: async ({ context, world }, use) => {
    const now = async () => (await world.time()).now;
    await context.clock.install({ time: await now() });
    await use({
      now,
      async advance(seconds) {
        await world.time({ advance_seconds: seconds });
        await context.clock.fastForward(seconds * 1000);
      },
      async set(moment) {
        await world.time({ now: moment });
        await context.clock.setSystemTime(moment);
      },
    });
  },
});

/** Resolves when the page is hydrated. Earlier clicks are then replayed. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

export { expect };

function cookieOf({ worldName }: World, baseURL = '') {
  const { hostname } = new URL(baseURL);
  const kind = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return { name: 'world', value: worldName, domain: hostname, path: '/', ...kind };
}

function withCustomer(
  { cookies, origins }: StorageState,
  origin: string,
  { token, user }: SignInData,
): StorageState {
  const value = JSON.stringify({ state: { token, user }, version: 1 });
  const others = origins.filter((one) => one.origin !== origin);
  const own = origins.find((one) => one.origin === origin)?.localStorage ?? [];
  const kept = own.filter(({ name }) => name !== 'chorsu:auth');
  const localStorage = [...kept, { name: 'chorsu:auth', value }];
  return { cookies, origins: [...others, { origin, localStorage }] };
}

function wasHereBefore() {
  // Blank documents have no storage.
  if (origin !== 'null') localStorage.setItem('chorsu:known', '1');
}

/** Attaches the requests of a failed test to the test report. */
async function attachJournal(world: World, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const body = JSON.stringify(await world.journal(), null, 2);
  await testInfo.attach('journal', { body, contentType: 'application/json' });
}

async function drop(world: World): Promise<void> {
  try {
    await world.dropWorld();
  } catch (error) {
    // A test without requests has no world.
    if (!(error instanceof MockRefusal && error.status === 404)) throw error;
  }
}
