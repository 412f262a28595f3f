import { scopedTag } from '@/lib/domain/request-scope';
import { pageTags } from '@/lib/domain/routes';
import { SAVE_DATA_HEADERS } from '@/lib/domain/save-data';
import { envServer } from '@/lib/env.server';
import {
  type Bodies,
  bytesOf,
  compressAgain,
  compressQuickly,
  compressThoroughly,
  type Encoding,
  isCompressible,
} from '@/server/http/compress';
import { etagOf } from '@/server/http/etag';
import { policyOf, securityHeaders } from '@/server/http/security-headers';
import { inlineCodeIn } from '@/server/next/document-tags';
import type { PageDocument, Rendered } from '@/server/next/render';
import { isInternalHeader, isRscAnswer, routerVary } from '@/server/next/router-headers';
import type { Site } from '@/server/site';
import type { PageRequest } from './cache-key';

export type Page = {
  status: number;
  headers: string[];
  etag: string;
  bodies: Bodies;
  /** RSC payload, if split from the HTML. */
  payload?: { digest: string; bodies: Bodies };
  tags: readonly string[];
  renderedAt: number;
  isInvalidated: boolean;
  bytes: number;
};

/** Another storefront's page says itself when its render was asked for. */
export type FinishedPage = {
  page: Omit<Page, 'renderedAt'> & { renderedAt?: number };
  isKnown: boolean;
  isCacheable: boolean;
  /** A status alone. */
  isEmpty: boolean;
};

const hasMap = envServer.YANDEX_MAPS_KEY !== undefined;

const cacheableStatuses = new Set([200, 308, 404, 410]);

/** Never an answer that sets a cookie, and never a failure. */
export function isCacheable({ status, headers }: Rendered): boolean {
  return cacheableStatuses.has(status) && headers['set-cookie'] === undefined;
}

export async function toCachedPage(
  rendered: PageDocument,
  request: PageRequest,
  options: Site,
): Promise<FinishedPage['page']> {
  const page = outline(rendered, request, options);
  const { body, payload } = rendered;
  const [bodies, data] = await Promise.all([
    isCompressible(contentType(rendered)) ? compressThoroughly(body) : { identity: body },
    payload ? compressThoroughly(payload.body) : {},
  ]);
  return {
    ...page,
    bodies,
    bytes: weigh(page.headers, bodies) + bytesOf(data),
    ...(payload ? { payload: { digest: payload.digest, bodies: data } } : {}),
  };
}

/** Of a page that is rendered for one request: compressed only for that request. */
export async function toPassingPage(
  rendered: PageDocument,
  request: PageRequest,
  options: Site & { encoding: Encoding },
): Promise<FinishedPage['page']> {
  const encoding = isCompressible(contentType(rendered)) ? options.encoding : 'identity';
  const bodies = await compressQuickly(rendered.body, encoding);
  return { ...outline(rendered, request, options), bodies, bytes: 0 };
}

/** They follow from the address, so they are known before the page is rendered. */
export function tagsOf({ pathname, menu, scope }: PageRequest): string[] {
  return pageTags(pathname, menu).map((tag) => scopedTag(scope, tag));
}

function outline(rendered: PageDocument, request: PageRequest, options: Site) {
  const etag = etagOf(rendered.body);
  return {
    status: rendered.status,
    headers: headersOf(rendered, request, { ...options, etag }),
    etag,
    tags: tagsOf(request),
    isInvalidated: false,
  };
}

function headersOf(
  rendered: PageDocument,
  request: PageRequest,
  { isHttps, siteUrl, etag }: Site & { etag: string },
): string[] {
  const isHtml = contentType(rendered).startsWith('text/html');
  const headers: Record<string, string | string[] | undefined> = {
    ...Object.fromEntries(
      Object.entries(rendered.headers).filter(([name]) => !isInternalHeader(name)),
    ),
    ...securityHeaders({ isHttps }),
    etag,
    vary: varyOf(request, rendered),
    ...(isHtml
      ? {
          'accept-ch': 'ECT',
          'content-security-policy': policyOf({
            isHttps,
            hasMap,
            ...(rendered.inlineCode ?? inlineCodeIn(rendered.body.toString())),
          }),
        }
      : {}),
  };
  if (isHtml || isRscAnswer(rendered.headers) || rendered.status >= 300) {
    // Not 'no-store': the browser's Back shows the page it has.
    headers['cache-control'] = 'private, no-cache';
  }
  const { location } = rendered.headers;
  if (location?.startsWith(`${siteUrl}/`)) headers.location = location.slice(siteUrl.length);
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}

function varyOf({ pathname }: PageRequest, { headers }: Rendered): string {
  const isPrefixed = pathname === '/ru' || pathname.startsWith('/ru/');
  const router = routerVary(headers.vary);
  return `Accept-Encoding, ${SAVE_DATA_HEADERS}, ${router}${isPrefixed ? '' : ', Cookie'}`;
}

function contentType({ headers }: Rendered): string {
  return headers['content-type'] ?? '';
}

/** Bodies, headers and what an entry costs besides. */
function weigh(headers: string[], bodies: Bodies): number {
  const written = headers.reduce((sum, text) => sum + text.length, 0);
  return bytesOf(bodies) + written + 1024;
}

/** Compresses pages again that are read again, one after the other (record 033). */
export class SmallerPages {
  readonly #seen = new WeakSet<Bodies>();
  #isBusy = false;

  noteRead({ bodies, payload }: Page): void {
    if (this.#isBusy || this.#seen.has(bodies)) return;
    this.#isBusy = true;
    this.#seen.add(bodies);
    const done = () => {
      this.#isBusy = false;
    };
    Promise.all([compressAgain(bodies), payload && compressAgain(payload.bodies)]).then(done, done);
  }
}
