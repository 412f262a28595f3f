import type { Encoding } from '@/server/http/compress';
import type { PageDocument, Rendered } from '@/server/next/render';
import { isRscAnswer } from '@/server/next/router-headers';
import { readRscPayload } from '@/server/next/rsc-payload';
import { noteUnrecognised } from '@/server/next/unrecognised';
import type { Site } from '@/server/site';
import type { PageRequest } from './cache-key';
import { type FinishedPage, isCacheable, toCachedPage, toPassingPage } from './page';

export type Finish = {
  paint: (rendered: Rendered, request: PageRequest) => PageDocument;
  site: Site;
  /** The one that its reader takes, where it has no other reader. */
  encoding: Encoding;
};

export async function finishPage(
  rendered: Rendered,
  request: PageRequest,
  { paint, site, encoding }: Finish,
): Promise<FinishedPage> {
  const result = resultOf(rendered);
  if (result === 'failed') throw new Error(`${request.target} failed to render`);
  const document = paint(rendered, request);
  const page =
    request.key === null
      ? await toPassingPage(document, request, { ...site, encoding })
      : await toCachedPage(document, request, site);
  const isKnown = result === 'complete';
  const isEmpty = rendered.body.length === 0;
  return { page, isKnown, isEmpty, isCacheable: isKnown && isCacheable(rendered) };
}

/** A payload that may be a failed render is passed on and not cached. */
function resultOf({ status, headers, body }: Rendered): 'complete' | 'failed' | 'unrecognised' {
  if (status >= 500) return 'failed';
  if (!isRscAnswer(headers)) return 'complete';
  const result = readRscPayload(body);
  if (result === 'unrecognised') noteUnrecognised('rscPayload', body.toString('latin1', 0, 200));
  return result;
}
