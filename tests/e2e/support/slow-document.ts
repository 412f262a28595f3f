import { createServer, get } from 'node:http';
import { listening } from '@/tests/support/process/listening';
import { aGate } from '@/tests/support/stub/gate';

const half = (html: Buffer) => html.length / 2;

/** A proxy that delays the second half of each page until the test releases it. */
export async function slowDocuments(shop: string, endOfFirst: (html: Buffer) => number = half) {
  const { open: release, opened: released } = aGate();
  const server = createServer((req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    get(new URL(req.url ?? '/', shop), { headers }, async (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(res);
      const html = Buffer.concat(await answer.toArray());
      const end = endOfFirst(html);
      res.write(html.subarray(0, end));
      await released;
      return res.end(html.subarray(end));
    });
  });
  const port = await listening(server, 'localhost');
  return { url: `http://localhost:${port}`, release, close: () => server.close() };
}
