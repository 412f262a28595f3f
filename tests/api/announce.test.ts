import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { announceTo } from '@/api/shared/publish-invalidation';
import { listening } from '@/tests/support/listening';

const secret = 'a-secret-of-sixteen';

test('the storefront is told the tags with the secret it knows (B-28)', async () => {
  const server = createServer();
  const told = new Promise<{ request: IncomingMessage; body: string }>((resolve) => {
    server.on('request', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end();
      server.close();
      resolve({ request, body });
    });
  });
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(server)}/api/revalidate`;
  announceTo(readEnv({ REVALIDATE_URL, REVALIDATE_SECRET: secret }))(['site', 'home']);

  const { request, body } = await told;
  expect(request.method).toBe('POST');
  expect(request.headers.authorization).toBe(`Bearer ${secret}`);
  expect(JSON.parse(body)).toEqual({ tags: ['site', 'home'] });
});

test('more tags than the storefront takes at once go one lot after another (B-28)', async () => {
  const server = createServer();
  const lots: number[] = [];
  server.on('request', async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    lots.push(JSON.parse(body).tags.length);
    response.end();
  });
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(server)}/api/revalidate`;
  const tags = Array.from({ length: 2500 }, (_, at) => `product-${at}`);
  await announceTo(readEnv({ REVALIDATE_URL, REVALIDATE_SECRET: secret }))(tags);
  server.close();
  expect(lots).toEqual([1000, 1000, 500]);
});

test('a shop without a storefront has nobody to tell', () => {
  expect(() => announceTo(readEnv({ REVALIDATE_URL: '' }))(['site'])).not.toThrow();
});
