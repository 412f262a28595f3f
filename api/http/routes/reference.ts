import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { etag } from 'hono/etag';
import { html } from 'hono/html';
import type { Api } from '@/api/http/implement';
import { openApiDocument } from '@/api/http/openapi';
import { API_BASE } from '@/lib/constants';

const DOCUMENT = `${API_BASE}/openapi.json`;
const PAGE = `${API_BASE}/docs`;
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const { resolve } = createRequire(import.meta.url);
const own = (file: string) => fileURLToPath(new URL(`../reference/${file}`, import.meta.url));

/** The files that the reference page loads: their names and their paths on disk. */
const files: Record<string, () => string> = {
  'viewer.js': () => resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'viewer.css': () => resolve('swagger-ui-dist/swagger-ui.css'),
  'start-viewer.js': () => own('start-viewer.js'),
  'reference.css': () => own('reference.css'),
};

/** Serves the OpenAPI document, and a page that shows it and sends requests (ADR 173). */
export function referenceRoutes(api: Api): void {
  api.get(DOCUMENT, (c) => c.json(openApiDocument()));
  api.use(`${PAGE}/*`, etag());
  api.get(PAGE, (c) => c.html(page(), { headers: HEADERS }));
  for (const [name, pathOf] of Object.entries(files)) {
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/css';
    api.get(`${PAGE}/${name}`, async (c) =>
      c.body(await readFile(pathOf(), 'utf8'), { headers: { ...HEADERS, 'content-type': type } }),
    );
  }
}

function page() {
  return html`<!doctype html>
    <html lang="en" data-document="${DOCUMENT}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Chorsu API</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${PAGE}/viewer.css" />
        <link rel="stylesheet" href="${PAGE}/reference.css" />
      </head>
      <body>
        <main id="viewer"></main>
        <noscript>This page needs JavaScript. The document is at <a href="${DOCUMENT}">${DOCUMENT}</a>.</noscript>
        <script src="${PAGE}/viewer.js"></script>
        <script src="${PAGE}/start-viewer.js"></script>
      </body>
    </html>`;
}
