import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from '@/lib/worker/fetch-with-retry';

function aNetwork(...responses: (number | 'lost')[]) {
  const fetchStub = vi.fn(async () => {
    const status = responses.shift() ?? 'lost';
    if (status === 'lost') throw new TypeError('Failed to fetch');
    return new Response('', { status: status });
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('retries a lost or rejected request', async () => {
  aNetwork('lost', 503, 200);
  const response = fetchWithRetry('/offline', {});
  await vi.runAllTimersAsync();
  expect((await response).status).toBe(200);
});

test('rejects after the last retry has failed', async () => {
  const fetchStub = aNetwork();
  const given = expect(fetchWithRetry('/offline', {})).rejects.toThrow('/offline');
  await vi.runAllTimersAsync();
  await given;
  expect(fetchStub).toHaveBeenCalledTimes(4);
});
