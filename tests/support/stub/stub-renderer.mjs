import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serialize } from 'node:v8';

// A renderer without Next, started like the real one. It returns the request. The start of the path
// selects the behavior: `/ends` ends the process, `/waits` responds later, `/breaks` responds with
// 500 (with STUB_BREAKS, every path does), and `/notifies` sends messages to the storefront. A path
// that contains `hangs` gets no response.
const [, , socketPath] = process.argv;
const MESSAGES = [
  { kind: 'unrecognised', part: 'scriptTag' },
  { kind: 'count', name: 'chorsu_read_failures_total', labels: { call: 'a', reason: 'b' } },
  { kind: 'observe', name: 'chorsu_api_call_seconds', labels: { call: 'a' }, value: 2 },
  { kind: 'log', level: 'warn', text: 'A line of a renderer', line: { path: '/' } },
];
const messages = [];

process.on('SIGTERM', () => {});
if (!process.env.STUB_STAYS) process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, tags }) => {
  if (tags) messages.push(tags);
  if (tags?.includes('ends')) process.exit(5);
  process.send({ kind: 'confirmed', id });
});

const server = createServer(async (req, res) => {
  const { method, url, headers } = req;
  const body = await text(req);
  const target = url === '/page' ? JSON.parse(body).request.target : url;
  if (target.startsWith('/ends')) process.exit(3);
  if (target.includes('hangs')) return;
  if (target.startsWith('/waits')) await wait(300);
  if (target.startsWith('/notifies')) for (const message of MESSAGES) process.send(message);
  const settings = process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
  const response = { pid: process.pid, method, url, headers, body, messages, settings };
  if (process.env.STUB_BREAKS || target.startsWith('/breaks')) res.writeHead(500);
  res.end(url === '/page' ? serialize(pageOf(response)) : JSON.stringify(response));
});

server.keepAliveTimeout = 0;
if (process.env.STUB_REFUSES) process.exit(7);
server.listen(socketPath, () => process.send({ kind: 'ready' }));

function pageOf(response) {
  const body = Buffer.from(JSON.stringify(response));
  const page = {
    status: 200,
    headers: ['content-type', 'text/html; charset=utf-8'],
    etag: '"stub"',
    bodies: { identity: body },
    tags: ['product-7'],
    bytes: body.length,
    isInvalidated: false,
  };
  return { page, isKnown: true, isCacheable: true, isEmpty: false };
}
