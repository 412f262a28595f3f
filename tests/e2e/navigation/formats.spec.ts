import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { written } from '@/tests/e2e/support/formatters';

test.use({ timezoneId: 'America/Los_Angeles' });

// Requirements: S1-03
test('Node and the browser format prices, dates and numbers identically (S1-02, S1-04)', async ({
  page,
}) => {
  await page.goto('about:blank');
  const code = await bundle('../support/formatters.ts');
  const inBrowser = await page.evaluate(`${code}; formatters.written()`);
  expect(inBrowser).toEqual(written());
});

test('a seven-digit price and its old price fit on one line of the smallest card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const old = page
    .getByRole('article')
    .locator('s')
    .filter({ hasText: /^\d\s\d{3}\s\d{3}/ });
  for (const path of ['/products?search=Sado', '/ru/products?search=Sado']) {
    await page.goto(path);
    await expect(old.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const heights = await old.evaluateAll((all) =>
      all.map((one) => one.parentElement?.getBoundingClientRect().height),
    );
    expect(heights.filter((height) => height !== 20)).toEqual([]);
  }
});

async function bundle(entry: string): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': here('../../..') } },
    build: {
      write: false,
      lib: { entry: here(entry), formats: ['iife'], name: 'formatters' },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('The bundle is empty');
  return chunk.code;
}
