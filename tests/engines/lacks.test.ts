import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { journey } from './journey';
import { title } from './page';

/**
 * The names in the table of docs/browsers.md, each with an expression that is true where the API
 * exists.
 */
const apis: Record<string, string> = {
  'navigator.connection': "'connection' in navigator",
  'navigator.share': "'share' in navigator",
  'navigator.locks': "'locks' in navigator",
  'navigator.clipboard': "'clipboard' in navigator",
  'navigator.geolocation': "'geolocation' in navigator",
  'navigator.serviceWorker': "'serviceWorker' in navigator",
  BroadcastChannel: "'BroadcastChannel' in window",
  IntersectionObserver: "'IntersectionObserver' in window",
  createImageBitmap: "'createImageBitmap' in window",
  cookieStore: "'cookieStore' in window",
  navigation: "'navigation' in window",
  scheduler: "'scheduler' in window",
  requestIdleCallback: "'requestIdleCallback' in window",
  scrollend: "'onscrollend' in window",
  'field-sizing': "CSS.supports('field-sizing', 'content')",
  'content-visibility': "CSS.supports('content-visibility', 'auto')",
};

const names: Record<string, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

journey(
  'lacks exactly the APIs that docs/browsers.md lists for the engine',
  {},
  async ({ page, engine, at }) => {
    await page.open(at('/about'));
    await page.sees(title);
    const lacked: string[] = [];
    for (const [name, isThere] of Object.entries(apis)) {
      if (!(await page.evaluate(`return ${isThere}`))) lacked.push(name);
    }
    const rows = readFileSync('docs/browsers.md', 'utf8').split('\n');
    const row = rows.find((line) => line.startsWith(`| ${names[engine]} |`)) ?? '';
    const messages = Array.from(row.matchAll(/`([^`]+)`/g), ([, name]) => name);
    expect(lacked.sort()).toEqual(messages.sort());
  },
);
