import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from '@/lib/worker/fetch-with-retry';

function aNetwork(...answers: (number | 'lost')[]) {
  const asked = vi.fn(async () => {
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response('', { status: answer });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('retries a lost or rejected request', async () => {
  aNetwork('lost', 503, 200);
  const answer = fetchWithRetry('/offline', {});
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
});

test('fails after the last retry', async () => {
  const asked = aNetwork();
  const given = expect(fetchWithRetry('/offline', {})).rejects.toThrow('/offline');
  await vi.runAllTimersAsync();
  await given;
  expect(asked).toHaveBeenCalledTimes(4);
});
