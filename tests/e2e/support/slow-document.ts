import { createServer, request, type ServerResponse } from 'node:http';
import { listening } from '@/tests/support/process/listening';
import { aGate } from '@/tests/support/stub/gate';

const half = (html: Buffer) => html.length / 2;

/**
 * Starts a proxy that sends each page up to the offset `endOfFirst`, and the rest when the test
 * releases it.
 */
export async function slowDocuments(shop: string, endOfFirst: (html: Buffer) => number = half) {
  const { open: release, opened: released } = aGate();
  const proxy = await documentProxy(shop, async (html, res) => {
    const end = endOfFirst(html);
    res.write(html.subarray(0, end));
    await released;
    res.end(html.subarray(end));
  });
  return { ...proxy, release };
}

/**
 * Starts a proxy that sends the head of each page at once and its body in `count` equal parts, one
 * whenever the test calls `sendNext`. The head is not a part of its own, because nothing is painted
 * before the body begins.
 */
export async function documentsInParts(shop: string, count: number) {
  const gates = Array.from({ length: count }, aGate);
  const proxy = await documentProxy(shop, async (html, res) => {
    const body = html.indexOf('<body');
    const size = Math.ceil((html.length - body) / count);
    res.write(html.subarray(0, body));
    for (const [at, { opened }] of gates.entries()) {
      await opened;
      res.write(html.subarray(body + at * size, body + (at + 1) * size));
    }
    res.end();
  });
  let sent = 0;
  const sendNext = () => {
    gates[sent]?.open();
    sent += 1;
  };
  return { ...proxy, sendNext };
}

/** Starts a proxy that passes the HTML of each page to `send` and forwards everything else. */
async function documentProxy(
  shop: string,
  send: (html: Buffer, res: ServerResponse) => Promise<void>,
) {
  const server = createServer((req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const { method = 'GET', url = '/' } = req;
    const forwarded = request(new URL(url, shop), { method, headers }, async (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(res);
      return send(Buffer.concat(await response.toArray()), res);
    });
    req.pipe(forwarded);
  });
  const port = await listening(server, 'localhost');
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
