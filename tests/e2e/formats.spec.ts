import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './fixtures';
import { written } from './formatters';

test.use({ timezoneId: 'America/Los_Angeles' });

test('Node and the browser write prices, dates and numbers alike (S1-02, S1-03, S1-04)', async ({
  page,
}) => {
  await page.goto('about:blank');
  const code = await bundle('./formatters.ts');
  const inBrowser = await page.evaluate(`${code}; formatters.written()`);
  expect(inBrowser).toEqual(written());
});

async function bundle(entry: string): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': here('../..') } },
    build: {
      write: false,
      lib: { entry: here(entry), formats: ['iife'], name: 'formatters' },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}
