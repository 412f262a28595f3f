import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/media/[...path]/route';
import { envServer } from '@/lib/env.server';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('picture'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("fetches an image only from the API, regardless of the image's name and query", async () => {
  const response = await GET(
    new Request('http://shop.example/media/a%2F%2Fb.png?host=evil.example'),
  );

  expect(response.status).toBe(200);
  expect(String(fetched.mock.calls[0]?.[0])).toBe(`${envServer.API_URL}/media/a%2F%2Fb.png`);
});

test.each([
  '/media/..//evil.example/x',
  '/media/%2e%2e//evil.example/x',
  '/media/..\\/evil.example/x',
  '//evil.example/media/x',
  '/media/../api/v1/settings/',
  '/mediator/x',
])('responds with 404 to %s without fetching it', async (path) => {
  const response = await GET(new Request(`http://shop.example${path}`));

  expect(response.status).toBe(404);
  expect(fetched).not.toHaveBeenCalled();
});
