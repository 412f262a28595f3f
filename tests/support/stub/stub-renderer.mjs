import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serialize } from 'node:v8';

// A renderer without Next, started like the real one. It returns the request, and the path selects
// the behavior: `/ends` ends the process, `hangs` never responds, `/waits` responds later, `/breaks`
// fails (with STUB_BREAKS, every path does), and `/tells` sends the storefront a message.
const [, , socketPath] = process.argv;
const TOLD = [
  { kind: 'unrecognised', what: 'scriptTag' },
  { kind: 'count', name: 'chorsu_read_failures_total', labels: { call: 'a', reason: 'b' } },
  { kind: 'observe', name: 'chorsu_api_call_seconds', labels: { call: 'a' }, value: 2 },
  { kind: 'log', level: 'warn', text: 'A line of a renderer', line: { path: '/' } },
];
const heard = [];

process.on('SIGTERM', () => {});
if (!process.env.STUB_STAYS) process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, tags }) => {
  if (tags) heard.push(tags);
  if (tags?.includes('ends')) process.exit(5);
  process.send({ kind: 'confirmed', id });
});

const server = createServer(async (req, res) => {
  const { method, url, headers } = req;
  const body = await text(req);
  const asked = url === '/page' ? JSON.parse(body).request.target : url;
  if (asked.startsWith('/ends')) process.exit(3);
  if (asked.includes('hangs')) return;
  if (asked.startsWith('/waits')) await wait(300);
  if (asked.startsWith('/tells')) for (const told of TOLD) process.send(told);
  const settings = process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
  const answer = { pid: process.pid, method, url, headers, body, heard, settings };
  if (process.env.STUB_BREAKS || asked.startsWith('/breaks')) res.writeHead(500);
  res.end(url === '/page' ? serialize(pageOf(answer)) : JSON.stringify(answer));
});

server.keepAliveTimeout = 0;
if (process.env.STUB_REFUSES) process.exit(7);
server.listen(socketPath, () => process.send({ kind: 'ready' }));

function pageOf(answer) {
  const body = Buffer.from(JSON.stringify(answer));
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
