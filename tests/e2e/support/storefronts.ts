import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { launchStorefront, type Running } from '@/tests/system/processes';
import { test as base } from './fixtures';

type OwnShop = {
  url: (path: string) => string;
  /** Kills the process with SIGKILL to simulate a crash. */
  crash: () => Promise<void>;
  /** Starts the storefront again on the same port. */
  open: (env?: Record<string, string>) => Promise<void>;
};

/** Provides a separate storefront that a test can kill and restart. It uses the shared API. */
export const test = base.extend<{ shop: OwnShop; nextRelease: string }>({
  shop: async ({ apiUrl }, use) => {
    const port = String(await findFreePort());
    const site = `http://localhost:${port}`;
    let running: Running | null = null;
    const crash = async () => {
      running?.signal('SIGKILL');
      await running?.ended;
      running = null;
    };
    const open = async (env = {}) => {
      await crash();
      running = await launchStorefront(port, {
        API_URL: apiUrl,
        SITE_URL: site,
        FORWARD_COOKIE: 'world',
        ...env,
      });
    };
    await open();
    await use({ url: (path) => site + path, crash, open });
    await crash();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixture names from this pattern.
  nextRelease: async ({}, use) => {
    const folder = mkdtempSync('.next-release-');
    cpSync('.next', folder, {
      recursive: true,
      filter: (path) => !/^\.next\/(cache|dev)/.test(path),
    });
    const before = readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
    const after = [...before].reverse().join('');
    const worker = join(folder, 'worker/main.js');
    writeFileSync(join(folder, 'BUILD_ID'), after);
    writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(before, after));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});
