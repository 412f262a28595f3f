import { HydrationDeferral } from 'deferred-hydration/server';
import { isPersonal } from '@/lib/domain/routing/routes';
import type { PageRequest } from '@/server/pages/cache-key';
import type { PageDocument, Rendered } from '@/server/rendering/next/render';
import { noteUnrecognized } from '@/server/rendering/next/unrecognized';
import { PAYLOADS } from './payload-address';

type DeferredRequest = Pick<PageRequest, 'saveData' | 'key' | 'pathname' | 'target'>;

/**
 * Returns a function that defers the hydration of public pages (ADR 025, 027). A page with an
 * unknown structure is sent as Next rendered it.
 *
 * @param readStylesheet - Returns the text of a stylesheet of the build.
 */
export function deferPages(readStylesheet: (address: string) => string) {
  const deferral = new HydrationDeferral({ script: '/hydrate.js', readStylesheet });
  return (rendered: Rendered, request: DeferredRequest): PageDocument => {
    const isHtml = rendered.headers['content-type']?.startsWith('text/html');
    if (!isHtml || rendered.body.length === 0 || isPersonal(request.pathname)) return rendered;
    const { document, unrecognized } = deferral.defer(rendered, {
      data: request.saveData ? { 'save-data': '' } : {},
      // On a slow network, the panels are loaded only when the shopper touches the page.
      modules: request.saveData ? [] : ['/early-panels.js'],
      // A payload that is not cached could not be fetched later.
      payloadAddress: request.key === null ? undefined : (digest) => addressOf(digest, request),
    });
    if (unrecognized) noteUnrecognized(unrecognized.kind, unrecognized.detail);
    return document;
  };
}

/**
 * Returns the address of a payload. It contains the page's address, so that a process without the
 * payload can render the page again.
 */
function addressOf(digest: string, { saveData, target }: DeferredRequest): string {
  return `${PAYLOADS}/${saveData ? 'save-data/' : ''}${digest}${target}`;
}
