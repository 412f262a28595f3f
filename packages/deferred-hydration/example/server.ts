import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { HydrationDeferral } from 'deferred-hydration/server';
import next from 'next';

const PAYLOADS = '/payload/';
const STATIC_FILES = '/_next/static/';
const isDeferred = process.env.DEFER_HYDRATION !== 'off';

// The bundle of this file is in `.next/library`.
const build = new URL('../', import.meta.url);
const hydrationScript = readFileSync(new URL('library/hydrate.js', build));
const payloads = new Map<string, Buffer>();
const deferral = new HydrationDeferral({
  script: '/hydrate.js',
  readStylesheet: (address) =>
    readFileSync(new URL(`static/${address.slice(STATIC_FILES.length)}`, build), 'utf8'),
});

const app = next({ dev: false, dir: fileURLToPath(new URL('../', build)) });
await app.prepare();
const handle = app.getRequestHandler();
// Next listens on a separate port, so that this server can change the documents that Next renders.
const inner = createServer((req, res) => void handle(req, res));
await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));

const outer = createServer((req, res) => {
  const { url = '/' } = req;
  if (url === '/hydrate.js') sendScript(res, hydrationScript);
  else if (url.startsWith(PAYLOADS)) sendScript(res, payloads.get(url.slice(PAYLOADS.length)));
  else forward(req, res);
});
outer.listen(Number(process.env.PORT ?? 3000), () => console.log('ready'));

function sendScript(res: ServerResponse, script: Buffer | undefined): void {
  if (script) res.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  else res.writeHead(404).end();
}

function forward(req: IncomingMessage, res: ServerResponse): void {
  const address = inner.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  const forwarded = request({ port, method: req.method, path: req.url, headers }, (response) => {
    if (isDeferred && response.headers['content-type']?.startsWith('text/html')) {
      void sendDocument(response, res);
    } else {
      res.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(res);
    }
  });
  forwarded.on('error', () => res.writeHead(502).end());
  req.pipe(forwarded);
}

async function sendDocument(response: IncomingMessage, res: ServerResponse): Promise<void> {
  const rendered = { headers: response.headers, body: await buffer(response) };
  const { document, unrecognized } = deferral.defer(rendered, {
    payloadAddress: (digest) => PAYLOADS + digest,
  });
  if (unrecognized) console.warn(`unrecognized ${unrecognized.kind}: ${unrecognized.detail}`);
  const { payload } = document;
  if (payload) payloads.set(payload.digest, payload.body);
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...headers
  } = document.headers;
  res.writeHead(response.statusCode ?? 200, headers).end(document.body);
}
