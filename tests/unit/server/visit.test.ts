import { once } from 'node:events';
import { expect, test } from 'vitest';
import { waiterOf } from '@/server/page-request';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';

/** Sends a request and returns its abort signal once the response is closed. */
async function aVisit(isComplete: boolean) {
  const leaving = new AbortController();
  let signal: AbortSignal | undefined;
  let isClosed: Promise<unknown> = Promise.resolve();
  const url = await served((req, res) => {
    isClosed = once(res, 'close');
    signal = waiterOf([req, res, undefined], false).signal;
    if (isComplete) res.end('all of it');
    else leaving.abort();
  });
  await sendRequest(url, '/', { signal: leaving.signal }).catch(() => {});
  await isClosed;
  return signal;
}

test('aborts the request when the client disconnects before the response ends', async () => {
  expect((await aVisit(false))?.aborted).toBe(true);
});

test('does not abort the request when the client disconnects after the response', async () => {
  expect((await aVisit(true))?.aborted).toBe(false);
});
