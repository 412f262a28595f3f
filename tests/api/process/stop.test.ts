import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SAME_SIGNAL_MS } from '@/lib/process/stop-on-signals';
import { startApi } from '@/tests/api/setup/api-process';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { sendRequest } from '@/tests/support/send-request';
import { isFull } from '@/tests/support/tier';

const slow = { timeout: 120_000 };
const SEEN = JSON.stringify({ product: 2 });

/** Sends a write's headers and resolves once the API waits for the body, which `finish` sends. */
async function aBegunWrite(address: string): Promise<ClientRequest> {
  const clientRequest = request(`${address}/api/v1/product/seen`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': SEEN.length,
      expect: '100-continue',
    },
  });
  const isRead = new Promise<void>((resolve) => clientRequest.once('continue', resolve));
  clientRequest.flushHeaders();
  await isRead;
  return clientRequest;
}

function finish(clientRequest: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    clientRequest.on('response', (response: IncomingMessage) => resolve(response.statusCode));
    clientRequest.on('error', reject);
    clientRequest.end(SEEN);
  });
}

async function waitUntilClosed(address: string): Promise<void> {
  const stateOf = () =>
    sendRequest(address, '/livez').then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(stateOf).toBe('closed');
}

test('finishes open requests when two stop signals arrive at once', slow, async () => {
  const api = startApi({ CHORSU_DATA: await aShopFolder() });
  const address = await api.ready;
  const write = await aBegunWrite(address);

  api.child.kill('SIGTERM');
  await waitUntilClosed(address);
  api.child.kill('SIGINT');

  expect(await finish(write)).toBe(200);
  expect(await api.ended).toMatchObject({
    code: 0,
    // The demonstration shop warns about test mode and logs nothing else.
    stderr: expect.stringMatching(/^api: test mode is on: .+\n$/),
  });
});

if (isFull) {
  test('exits immediately when a second stop signal arrives later', slow, async () => {
    const api = startApi({ CHORSU_DATA: await aShopFolder() });
    const address = await api.ready;
    const write = await aBegunWrite(address);
    const cutOff = once(write, 'error');

    api.child.kill('SIGTERM');
    await waitUntilClosed(address);
    await wait(SAME_SIGNAL_MS);
    api.child.kill('SIGINT');

    await cutOff;
    expect((await api.ended).code).toBe(1);
  });
}
