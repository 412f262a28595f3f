import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { journey } from './journey';
import { title } from './page';

/** As the table of README calls them, and what is true where a browser has it. */
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

journey('it lacks what README says', {}, async ({ page, engine, at }) => {
  await page.open(at('/about'));
  await page.sees(title);
  const lacked: string[] = [];
  for (const [name, isThere] of Object.entries(apis)) {
    if (!(await page.evaluate(`return ${isThere}`))) lacked.push(name);
  }
  const rows = readFileSync('README.md', 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| ${names[engine]} |`)) ?? '';
  const said = Array.from(row.matchAll(/`([^`]+)`/g), ([, name]) => name);
  expect(lacked.sort()).toEqual(said.sort());
});
