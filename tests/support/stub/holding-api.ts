import { createServer } from 'node:http';
import { listening } from '@/tests/support/process/listening';
import { passTo } from './faulty-api';
import { aGate } from './gate';

/** Starts a proxy to an API that delays the responses to one path between `hold` and `release`. */
export async function aHoldingApi(target: string, path: string) {
  const pass = passTo(target);
  const reached = aGate();
  const free = aGate();
  let isHolding = false;
  const server = createServer(async (req, res) => {
    if (!isHolding || req.url !== path) return pass(req, res);
    const response = await fetch(target + path, { headers: { 'accept-language': 'uz' } });
    const body = await response.text();
    reached.open();
    await free.opened;
    res.writeHead(response.status, { 'content-type': 'application/json' }).end(body);
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    reached: reached.opened,
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      free.open();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
