import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { msOnTwoCores } from '@/tests/support/process/process-tree';
import { sendRequest } from '@/tests/support/send-request';
import { aCheckout } from './checkout';
import { launch, twoPorts } from './processes';

const FIRST_START_MS = 240_000;
const LATER_START_MS = 5000;
const PATIENCE_MS = 480_000;
/** Matches the last line of `npm start` and of `npm run dev`. */
const OPENED = /Chorsu is (?:open|ready for development)/g;

const { folder, remove } = aCheckout();
afterAll(remove);

/** Runs one of the checkout's commands until it prints that the shop is ready. */
async function open(script: 'start' | 'dev') {
  const ports = await twoPorts();
  const startedAt = performance.now();
  const env = { ...ports, CHORSU_DIST: '.next', CHORSU_DATA: '.data' };
  const running = launch([join(folder, `scripts/${script}.mjs`)], env);
  const close = async () => {
    running.signal('SIGINT');
    await running.ended;
  };
  onTestFinished(close);
  await expect.poll(running.output, { timeout: PATIENCE_MS, interval: 20 }).toMatch(OPENED);
  const passed = performance.now() - startedAt;
  const ms = msOnTwoCores(running.pid, passed);
  return { ...running, close, ms, passed, web: `http://127.0.0.1:${ports.PORT}` };
}

function change(file: string, before: string, after: string) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain '${before}'`);
  writeFileSync(path, text.replace(before, after));
}

test(
  'a new checkout starts within 4 minutes, and within 5 s the next time (B-02)',
  async () => {
    const first = await open('start');
    expect(first.output()).toContain('✓ Building the storefront');
    expect(first.output()).toContain('✓ Filling the shop for the first time');
    expect(first.ms).toBeLessThan(FIRST_START_MS);
    expect((await sendRequest(first.web, '/')).status).toBe(200);
    await first.close();

    const later = await open('start');
    expect(later.output()).not.toMatch(/Installing|Building|Filling/);
    expect(later.ms).toBeLessThan(LATER_START_MS);
    expect((await sendRequest(later.web, '/')).status).toBe(200);
  },
  PATIENCE_MS,
);

test('applies changes to messages, components and API files without a restart (B-11)', {
  timeout: PATIENCE_MS,
}, async () => {
  const { web, output } = await open('dev');
  const page = async () => (await sendRequest(web, '/')).body.toString();
  const refusal = async () => (await sendRequest(web, '/api/v1/no-such-call')).body.toString();
  expect(await page()).toContain('Barcha huquqlar himoyalangan');

  change('messages/uz.json', 'Barcha huquqlar himoyalangan', 'Hammasi bizniki');
  await expect.poll(page, { timeout: 60_000 }).toContain('Hammasi bizniki');
  change(
    'components/layout/footer/footer.tsx',
    "<p>{t('copyright'",
    `<p data-changed="">{t('copyright'`,
  );
  await expect.poll(page, { timeout: 60_000 }).toMatch(/<p data-changed="">[^<]*Hammasi bizniki/);
  expect(await refusal()).toContain('Hech narsa topilmadi');
  change('api/shared/messages.ts', 'Hech narsa topilmadi', 'Bunday joy yoʻq');
  await expect.poll(refusal, { timeout: 60_000 }).toContain('Bunday joy yoʻq');
  expect(output().match(OPENED)).toHaveLength(1);
});
