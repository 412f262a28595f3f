import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { testShop } from '@/tests/api/setup/shop';

const PAGE = `${API_BASE}/docs`;

async function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { app } = await testShop();
  return app.request(path, { headers });
}

test('serves the API reference, which loads only files from the API', async () => {
  const response = await request(PAGE);
  const text = await response.text();
  const policy = response.headers.get('content-security-policy')?.split('; ');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
  );
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  const files = loaded.filter((path) => path.startsWith(`${PAGE}/`));
  expect(files).toHaveLength(4);
  for (const path of files) {
    const { status, headers } = await request(path);
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(headers.get('content-type')).toBe(path.endsWith('.js') ? 'text/javascript' : 'text/css');
  }
  expect(loaded.filter((path) => !files.includes(path)).sort()).toEqual([
    `${API_BASE}/openapi.json`,
    'data:,',
  ]);
});

test('does not resend an unchanged file of the API reference', async () => {
  const path = `${PAGE}/viewer.js`;
  const etag = (await request(path)).headers.get('etag') ?? '';
  const again = await request(path, { 'if-none-match': etag });

  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('responds with 404 to other paths below the API reference', async () => {
  for (const path of ['/viewer', '/package.json', '/../openapi', '/%2e%2e/app.ts']) {
    expect([path, (await request(PAGE + path)).status]).toEqual([path, 404]);
  }
});
