import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { handleClientErrors, PARSED_HEADER_BYTES_MAX } from '@/server/edge/client-errors';
import { listening } from '@/tests/support/process/listening';

const site = { isHttps: false, siteUrl: 'http://shop.test' };

async function aServer(isResponding = false) {
  const server = createServer({ maxHeaderSize: PARSED_HEADER_BYTES_MAX });
  handleClientErrors(server, { site, isResponding: () => isResponding });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listening(server);
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}

const request = (path: string, cookie: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`;
const long = 'x'.repeat(PARSED_HEADER_BYTES_MAX);

test("responds to headers above Node's size limit with a page about cookies", async () => {
  const port = await aServer();

  const response = await exchange(port, request('/', `a=${long}`));

  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toMatch(/^connection: close\r$/im);
  expect(response).toMatch(/x-request-id: \S+/i);
  expect(response).toMatch(
    new RegExp(`${uz.server.tooManyCookies.title}|${ru.server.tooManyCookies.title}`),
  );
});

test.each([
  ['GET / HTTP/1.1 nonsense\r\n\r\n', 400],
  ['NONSENSE\r\n\r\n', 400],
])('responds to the malformed request %j with the bare status %i', async (text, status) => {
  expect(await exchange(await aServer(), text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('adds no error to a response that has already started', async () => {
  expect(await exchange(await aServer(true), 'NONSENSE\r\n\r\n')).toBe('');
});
