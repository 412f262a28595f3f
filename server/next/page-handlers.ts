import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { splitLocale } from '@/lib/domain/locale-path';
import { routeOf } from '@/lib/domain/routes';
import { DECIDED_HEADER } from '@/lib/process/lookups';
import { noteUnrecognised } from './unrecognised';

/** The one that Next gives to its adapters. */
type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { requestMeta: RequestMeta },
) => Promise<unknown>;

/** What Next's router would have found, and where the middleware would have rewritten it to. */
type RequestMeta = {
  initURL: string;
  initProtocol: string;
  params: Record<string, string>;
  rewrittenPathname: string;
};

const parameter = /^\[(\w+)\]$/;

type Options = { buildFolder: string; origin: string };

/**
 * Hands the document of a decided page to the page itself. Next's router and the sandbox of its
 * middleware would only find it again (docs/decisions/135). All else, and pages of a build in an
 * unknown form, go to Next's server. Expects `server/app-paths-manifest.json`, and a `handler` in
 * the file of each page.
 */
export function withPageHandlers(
  handleByNext: RequestListener,
  { buildFolder, origin }: Options,
): RequestListener {
  const find = pageFinder(join(buildFolder, 'server'));
  return (request, response) => {
    const { url = '/' } = request;
    const { locale, path } = splitLocale(url.split('?', 1)[0] ?? '');
    const { route, parts } = routeOf(path);
    const handler = isDecidedDocument(request) ? find(route.path) : null;
    if (!handler) return handleByNext(request, response);
    const requestMeta = {
      initURL: origin + url,
      initProtocol: origin.slice(0, origin.indexOf(':')),
      params: { locale, ...paramsOf(route.path, parts) },
      rewrittenPathname: `/${locale}${path === '/' ? '' : path}`,
    };
    // It has logged what failed.
    handler(request, response, { requestMeta }).catch(() => endFailed(response));
  };
}

function paramsOf(route: string, parts: readonly string[]): Record<string, string> {
  const names = route.split('/').flatMap((part) => parameter.exec(part)?.[1] ?? []);
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(parts[at] ?? '')]));
}

function isDecidedDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers[DECIDED_HEADER] === '200' && headers.rsc === undefined;
}

function pageFinder(folder: string): (route: string) => PageHandler | null {
  const files = filesIn(folder);
  const load = createRequire(join(folder, 'pages.cjs'));
  const known = new Map<string, PageHandler | null>();
  return (route) => {
    const file = files[`/[locale]${route === '/' ? '' : route}/page`];
    if (file === undefined) return null;
    const found = known.get(file);
    if (found !== undefined) return found;
    const handler = handlerIn(load(join(folder, file)));
    if (!handler) noteUnrecognised('pageHandler', file);
    known.set(file, handler);
    return handler;
  };
}

function filesIn(folder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(folder, 'app-paths-manifest.json'), 'utf8'));
  } catch (error) {
    noteUnrecognised('pageHandler', String(error));
    return {};
  }
}

/** Its parameters and its answer are Next's word. */
function handlerIn(page: { handler?: unknown } | null): PageHandler | null {
  return typeof page?.handler === 'function' ? (page.handler as PageHandler) : null;
}

function endFailed(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
