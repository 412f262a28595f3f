import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { announceTo } from '@/api/announce';
import { readEnv } from '@/api/env';

const secret = 'a-secret-of-sixteen';

test('the storefront is told the tags with the secret it knows (B-28)', async () => {
  const told = new Promise<{ request: IncomingMessage; body: string }>((resolve) => {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end();
      server.close();
      resolve({ request, body });
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const REVALIDATE_URL = `http://127.0.0.1:${port}/api/revalidate`;
      announceTo(readEnv({ REVALIDATE_URL, REVALIDATE_SECRET: secret }))(['site', 'home']);
    });
  });

  const { request, body } = await told;
  expect(request.method).toBe('POST');
  expect(request.headers.authorization).toBe(`Bearer ${secret}`);
  expect(JSON.parse(body)).toEqual({ tags: ['site', 'home'] });
});

test('a shop without a storefront has nobody to tell', () => {
  expect(() => announceTo(readEnv({ REVALIDATE_URL: '' }))(['site'])).not.toThrow();
});
