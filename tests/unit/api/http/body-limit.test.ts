import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bodyOf } from '@/api/http/body-limit';

const api = new Hono().all('/', bodyOf(4), async (c) => c.text(await c.req.text()));
const sent = (body: string) => api.request('/', { method: 'POST', body });

test('a longer body is refused (B-44)', async () => {
  expect(await (await sent('four')).text()).toBe('four');
  expect((await sent('fives')).status).toBe(413);
});

test('of a body that does not say its length no more is read than of others', async () => {
  const large = new Hono().post('/', bodyOf(1_000_000), async (c) => c.text(await c.req.text()));
  const send = async (length: number, headers: Record<string, string> = {}) => {
    const body = new Blob(['a'.repeat(length)]).stream();
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    return (await large.request('/', init)).status;
  };
  expect(await send(64 * 1024)).toBe(200);
  expect(await send(64 * 1024 + 1)).toBe(413);
  expect(await send(64 * 1024 + 1, { 'content-length': String(64 * 1024 + 1) })).toBe(200);
});

test('the body of a read is not looked for', async () => {
  const request = new Request('http://shop/');
  const body = vi.spyOn(request, 'body', 'get');
  expect((await api.request(request)).status).toBe(200);
  expect(body).not.toHaveBeenCalled();
});
