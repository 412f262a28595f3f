import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bodyOf } from '@/api/http/body-limit';

const api = new Hono().all('/', bodyOf(4), async (c) => c.text(await c.req.text()));
const sent = (body: string) => api.request('/', { method: 'POST', body });

test('a longer body is refused (B-44)', async () => {
  expect(await (await sent('four')).text()).toBe('four');
  expect((await sent('fives')).status).toBe(413);
});

test('the body of a read is not looked for', async () => {
  const request = new Request('http://shop/');
  const body = vi.spyOn(request, 'body', 'get');
  expect((await api.request(request)).status).toBe(200);
  expect(body).not.toHaveBeenCalled();
});
