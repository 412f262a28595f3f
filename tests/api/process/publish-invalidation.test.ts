import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { createInvalidationPublisher } from '@/api/shared/publish-invalidation';
import { listening } from '@/tests/support/process/listening';

const secret = 'a-secret-of-sixteen';

test('sends invalidated tags to the storefront with the shared secret (B-28)', async () => {
  const server = createServer();
  const sent = new Promise<{ request: IncomingMessage; body: string }>((resolve) => {
    server.on('request', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end();
      server.close();
      resolve({ request, body });
    });
  });
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(server)}/api/revalidate`;
  createInvalidationPublisher(readEnv({ REVALIDATE_URL, REVALIDATE_SECRET: secret }))([
    'site',
    'home',
  ]);

  const { request, body } = await sent;
  expect(request.method).toBe('POST');
  expect(request.headers.authorization).toBe(`Bearer ${secret}`);
  expect(JSON.parse(body)).toEqual({ tags: ['site', 'home'] });
});

test('sends tags in batches when their number exceeds the limit (B-28)', async () => {
  const server = createServer();
  const batches: number[] = [];
  server.on('request', async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    batches.push(JSON.parse(body).tags.length);
    response.end();
  });
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(server)}/api/revalidate`;
  const tags = Array.from({ length: 2500 }, (_, at) => `product-${at}`);
  await createInvalidationPublisher(readEnv({ REVALIDATE_URL, REVALIDATE_SECRET: secret }))(tags);
  server.close();
  expect(batches).toEqual([1000, 1000, 500]);
});

test('does not fail when no storefront is configured', () => {
  expect(() =>
    createInvalidationPublisher(readEnv({ REVALIDATE_URL: '' }))(['site']),
  ).not.toThrow();
});
