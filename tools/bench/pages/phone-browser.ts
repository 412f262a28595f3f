import { type Browser, chromium, devices } from '@playwright/test';
import { findBrowser } from '@/scripts/lib/install/browser.mjs';

/** The browser context options of the simulated phone. */
export const phone = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };

export async function launchBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env,
  });
}
