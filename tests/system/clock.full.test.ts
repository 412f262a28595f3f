import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFaketime } from '@/scripts/lib/install/faketime.mjs';
import { openOrdering } from '@/tests/support/ordering';
import { sendRequest } from '@/tests/support/send-request';
import { aDataFolder, aPort, launch, waitForOk } from './processes';

const HOUR_MS = 60 * 60 * 1000;
/** libfaketime makes every clock read slow. */
const slow = { timeout: 300_000 };

/** Starts an API whose wall clock tests can change. Its monotonic clock stays real. */
async function anApiWithAClock() {
  const library = await findFaketime();
  if (!library) throw new Error('libfaketime is needed: apt-get install faketime');
  const [port, data] = [await aPort(), aDataFolder()];
  const clock = `${dirname(data)}/clock`;
  const set = (offset: string) => writeFileSync(clock, offset);
  set('+0');
  const env = { API_PORT: port, CHORSU_DATA: data, DATABASE_URL: '', TRUST_PROXY: '1' };
  // Seeding uses the real clock, because libfaketime would slow it down.
  expect(await launch(['scripts/run.mjs', 'api/main/shop.ts', 'create'], env).ended).toBe(0);
  const api = launch(['scripts/run.mjs', 'api/main/serve.ts'], {
    ...env,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  });
  onTestFinished(async () => {
    api.signal('SIGKILL');
    await api.ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForOk(url, '/readyz', 170_000);
  return { api, set, url };
}

test('clock changes never make a shopper wait longer than the limit for a code', slow, async () => {
  const { api, set, url } = await anApiWithAClock();
  const shoppers = await openOrdering(url);
  const sendCode = async () => {
    const { status, headers } = await sendRequest(url, '/api/v1/user/send-code', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.2.3' },
      body: JSON.stringify({ phone: '998901234567' }),
    });
    return { status, wait: Number(headers['retry-after'] ?? 0) };
  };
  /** Returns the difference between the API's clock and that of this machine in whole hours. */
  const hoursApart = async () => {
    const { headers } = await sendRequest(url, '/livez');
    // Adding 0 avoids -0, which `toBe` distinguishes from 0.
    return Math.round((Date.parse(`${headers.date}`) - Date.now()) / HOUR_MS) + 0;
  };
  const refused = async () => {
    const { status, wait } = await sendCode();
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(120);
  };

  expect((await sendCode()).status).toBe(200);
  await refused();

  for (const [offset, hours] of [
    ['-26h', -26],
    ['+0', 0],
    ['+26h', 26],
    ['+0', 0],
  ] as const) {
    set(offset);
    await expect.poll(hoursApart).toBe(hours);
    expect([offset, (await sendCode()).status]).toEqual([offset, 200]);
    await refused();
    expect([offset, await shoppers.order()]).toEqual([offset, 200]);
    expect((await sendRequest(url, '/readyz')).status).toBe(200);
  }
  expect(new Set(shoppers.acknowledged).size).toBe(4);
  api.signal('SIGTERM');
  expect(await api.ended).toBe(0);
});
