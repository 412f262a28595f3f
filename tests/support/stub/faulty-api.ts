import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listening } from '@/tests/support/process/listening';

type Send = (req: IncomingMessage, res: ServerResponse) => void;

/** The fault in which a keep-alive connection times out just as it is reused. */
const STALE = 'closes a reused connection';

const json = { 'content-type': 'application/json' };
const envelope = JSON.stringify({ status: true, data: { rows: ['x'.repeat(50)] } });

/** The ways in which a backend fails. */
const faults = {
  'responds with 500': (_req, res) =>
    void res.writeHead(500, json).end('{"status":false,"data":null}'),
  'responds with 502 in HTML': (_req, res) => void res.writeHead(502).end('<h1>Bad gateway</h1>'),
  'responds with 200 in HTML': (_req, res) => void res.writeHead(200).end('<h1>It works</h1>'),
  'responds with 204': (_req, res) => void res.writeHead(204).end(),
  'responds in another shape': (_req, res) => void res.writeHead(200, json).end(envelope),
  'breaks off in the middle': (_req, res) => {
    res.writeHead(200, { ...json, 'content-length': 1000 }).write(envelope.slice(0, 30));
    setImmediate(() => res.destroy());
  },
  'ends in the middle': (_req, res) => void res.writeHead(200, json).end(envelope.slice(0, 30)),
  'closes the connection': (req) => void req.socket.destroy(),
  hangs: () => {},
} satisfies Record<string, Send>;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults);

/** Starts a proxy in front of an API. The proxy forwards everything until it is set to fail. */
export async function aFaultyApi(target: string) {
  let current: Fault | typeof STALE | null = null;
  let meant = /./;
  const pass = passTo(target);
  const stale = oncePerConnection(pass);
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    if (!meant.test(req.url ?? '')) return pass(req, res);
    if (current === STALE) return stale(req, res);
    return (current ? faults[current] : pass)(req, res);
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => requests.length,
    /** The requested URLs, in order. */
    requests: (): readonly string[] => requests,
    /** Makes requests with matching URLs (by default all) fail this way; `null` ends the fault. */
    fails(fault: typeof current, addresses = /./) {
      current = fault;
      meant = addresses;
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function oncePerConnection(pass: Send): Send {
  const used = new WeakSet<IncomingMessage['socket']>();
  return (req, res) => {
    if (used.has(req.socket)) return void req.socket.destroy();
    used.add(req.socket);
    pass(req, res);
  };
}

export function passTo(target: string): Send {
  return (req, res) => {
    const { method, url, headers } = req;
    const clientRequest = request(target, { method, path: url, headers, agent: false });
    clientRequest.on('response', (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(res);
    });
    clientRequest.on('error', () => res.destroy());
    req.pipe(clientRequest);
  };
}
