import type { Driver, DriverOptions } from './drivers/driver';
import { openChromium, openFirefox } from './drivers/puppeteer';
import { openWebKit } from './drivers/webkit';

export const open: Record<string, (options: DriverOptions) => Promise<Driver>> = {
  firefox: openFirefox,
  webkit: openWebKit,
  chromium: openChromium,
};

/** The names of the installed engines, as scripts/lib/install/engines.mjs found them. */
export const engines = (process.env.ENGINES ?? '').split(' ').filter(Boolean);

export type Width = 'phone' | 'desktop';

export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
};
