import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { mockEnv, storefrontEnv } from '@/scripts/lib/processes/mock-servers.mjs';
import { ports } from '@/tests/support/e2e-ports';
import { MAP_SERVICE } from '@/tests/support/page/map-host';
import { isFull } from './tests/support/tier';

const SHOP_PORT = String(ports.E2E_PORT);
const API_PORT = String(ports.E2E_API_PORT);

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

/** The desktop project emulates a preference for reduced motion; the phone shows all animations. */
const desktop = {
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
/**
 * Specs that do not depend on the device: they send requests without a browser, show their own
 * pages, or test failures of pages whose HTML and scripts are the same on every device.
 */
const withoutDevice = [
  'statuses.spec.ts',
  'formats.spec.ts',
  'hostile-markup.spec.ts',
  'menu.spec.ts',
  'faults.spec.ts',
  'world.spec.ts',
  'failures.spec.ts',
  'storage.spec.ts',
  'offline-copy.spec.ts',
  'time-zone.spec.ts',
  'pages.spec.ts',
  'absent-apis.spec.ts',
  'inspector.spec.ts',
  'reference.spec.ts',
];
/** With `off`, the storefront serves Next's HTML without deferring hydration. */
const deferral = process.env.DEFER_HYDRATION;
/** Tags for tests that apply to only one device or would be redundant on the other. */
const [ofPhone, ofDesktop] = [/@phone/, /@desktop/];
/**
 * Patterns that match whole file names, so that the one for `pages.spec.ts` does not match
 * `kept-pages.spec.ts`.
 */
const filesWithoutDevice = withoutDevice.map((file) => `(?<![\\w-])${file.replaceAll('.', '\\.')}`);
/**
 * The tests that run on desktops. Most shoppers use phones, so only a full run repeats all tests.
 */
const onDesktop = isFull ? /./ : new RegExp(['@desktop', ...filesWithoutDevice].join('|'));
/**
 * Excluded tests: those of deferral when deferral is off, and those that only `npm run test:full`
 * runs.
 */
const notNow = [...(deferral === 'off' ? [/@deferred/] : []), ...(isFull ? [] : [/@full/])];
/** A low-end phone, with two device pixels per CSS pixel. */
const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};

const isTraced = Boolean(process.env.E2E_SNAPSHOTS);

const API_URL = `http://127.0.0.1:${API_PORT}`;

export default defineConfig<{ apiUrl: string }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests spend about half of their time waiting for pages, so two processors can run four workers.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    apiUrl: API_URL,
    // Snapshots of every step help with debugging but are expensive, so they are optional (ADR
    // 024).
    trace: { mode: 'retain-on-failure', screenshots: isTraced, snapshots: isTraced, sources: true },
    screenshot: 'only-on-failure',
    // Only the service worker specs allow a service worker to run.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // The shop is a single site, so site isolation would only start more processes.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=2',
        '--num-raster-threads=1',
        // Tests do not reach the real map service: tests/e2e/support/map-service.ts stubs it if
        // needed.
        `--host-resolver-rules=MAP ${MAP_SERVICE} ~NOTFOUND`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'pictures', testMatch: 'pictures.setup.ts' },
    {
      name: 'desktop',
      use: desktop,
      dependencies: ['pictures'],
      grep: onDesktop,
      grepInvert: [ofPhone, ...notNow],
    },
    {
      name: 'phone',
      dependencies: ['pictures'],
      testIgnore: withoutDevice,
      grepInvert: [ofDesktop, ...notNow],
      use: { ...phone, defaultBrowserType: 'chromium' },
    },
  ],
  webServer: [
    {
      command: 'node scripts/run.mjs packages/mock/serve.ts',
      env: mockEnv({ port: SHOP_PORT, apiPort: API_PORT }),
      url: `${API_URL}/readyz`,
      timeout: 120_000,
    },
    {
      command: 'node scripts/run.mjs server/main.ts',
      env: {
        ...storefrontEnv({ port: SHOP_PORT, apiUrl: API_URL }),
        // One test opens the shop at the network address of this machine.
        HOST: '0.0.0.0',
        ...(deferral && { DEFER_HYDRATION: deferral }),
        YANDEX_MAPS_KEY: 'key-of-the-tests',
      },
      url: `http://localhost:${SHOP_PORT}/livez`,
      timeout: 60_000,
    },
  ],
});
