import type { Encoding } from '@/server/bytes/compress';
import type { PageDocument, Rendered } from '@/server/rendering/next/render';
import { isRscResponse } from '@/server/rendering/next/router-headers';
import { readRscPayload } from '@/server/rendering/next/rsc-payload';
import { noteUnrecognized } from '@/server/rendering/next/unrecognized';
import type { Site } from '@/server/site';
import { isPageOfUnknown, type PageRequest } from './cache-key';
import { type FinishedPage, isCacheable, toCachedPage, toUncachedPage } from './page';

export type Finish = {
  paint: (rendered: Rendered, request: PageRequest) => PageDocument;
  site: Site;
  /** The encoding that the client of an uncached page accepts. */
  encoding: Encoding;
  /** The time when the content of the page expires; see `Page`. */
  expiresAt?: number | undefined;
};

const nothing = Buffer.alloc(0);

/** Turns a render into a page to send and store. Throws if the render has failed. */
export async function finishPage(
  rendered: Rendered,
  request: PageRequest,
  { paint, site, encoding, expiresAt }: Finish,
): Promise<FinishedPage> {
  const result = resultOf(rendered);
  if (result === 'failed') throw new Error(`${request.target} failed to render`);
  const isMissing = isWithoutPage(rendered, request);
  const document = isMissing ? { ...rendered, body: nothing } : paint(rendered, request);
  const made =
    request.key === null
      ? await toUncachedPage(document, request, { ...site, encoding })
      : await toCachedPage(document, request, site);
  const page = expiresAt === undefined ? made : { ...made, expiresAt };
  const isKnown = result === 'complete';
  return {
    page,
    isKnown,
    isEmpty: document.body.length === 0,
    isCacheable: isKnown && isCacheable(rendered),
  };
}

/**
 * Returns whether the content of a page, such as a product, does not exist. The body of the 404
 * page then replaces Next's own, which has no text before hydration (ADR 047).
 */
function isWithoutPage({ status }: Rendered, { kind, pathname }: PageRequest): boolean {
  return status === 404 && kind === 'html' && !isPageOfUnknown(pathname);
}

/**
 * Returns the result of a render. A payload that is not recognized may be a failed render: it is
 * sent, but not cached.
 */
function resultOf({ status, headers, body }: Rendered): 'complete' | 'failed' | 'unrecognised' {
  if (status >= 500) return 'failed';
  if (!isRscResponse(headers)) return 'complete';
  const result = readRscPayload(body);
  if (result === 'unrecognised') noteUnrecognized('rscPayload', body.toString('latin1', 0, 200));
  return result;
}
