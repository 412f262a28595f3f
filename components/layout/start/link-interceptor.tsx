import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { localePath, splitLocale, withoutDefaultPrefix } from '@/lib/domain/routing/locale-path';
import { isSlowConnection } from '@/lib/hooks/slow-connection';

import { isPlainClick } from '@/lib/navigation/navigation-events';
import { isOverlayEntry } from '@/lib/navigation/overlay-entries';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';

/** Matches paths on this site that are not pages. */
const notAPage = /^\/(?:api|media|_next)\/|\.\w+$/;

/**
 * Turns clicks on plain links, including those in editors' content, into router navigations.
 * Prefetches a page when a mouse points at its link, except on 2G and with data saving. One
 * listener replaces code in each link, because a product list has a hundred links.
 */
export function LinkInterceptor() {
  const nextRouter = useRouter();
  const router = useLocalizedRouter();
  const locale = useLocale();
  const prefetched = useRef(new Set<string>());

  /**
   * Returns the link if the router can open it. A page in another language is a separate document.
   */
  function routable(event: Event): HTMLAnchorElement | null {
    const link = ownLink(event);
    const own = link && localePath(locale, withoutLocale(link.pathname));
    return own === link?.pathname ? link : null;
  }

  const prefetch = useEffectEvent((event: Event) => {
    if (isSlowConnection()) return;
    const link = routable(event);
    if (!link || isSamePage(link) || prefetched.current.has(pathOf(link))) return;
    prefetched.current.add(pathOf(link));
    nextRouter.prefetch(pathOf(link));
  });

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = isPlainClick(event) ? routable(event) : null;
    if (!link || (isSamePage(link) && link.hash)) return;
    event.preventDefault();
    const scroll = link.dataset.stay === undefined;
    if (isSamePage(link) && !isOverlayEntry()) nextRouter.push(pathOf(link), { scroll });
    else router.push(withoutLocale(link.pathname) + link.search + link.hash, { scroll });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', (event) => follow(event), { signal });
    // A tap follows the link before the prefetch can finish, and the page would then wait for both
    // requests.
    const point = (event: PointerEvent) => event.pointerType === 'mouse' && prefetch(event);
    document.addEventListener('pointerover', point, { signal });
    return () => listening.abort();
  }, []);

  return null;
}

function withoutLocale(pathname: string): string {
  return splitLocale(withoutDefaultPrefix(pathname)).path;
}

function pathOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search;
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return pathOf(link) === window.location.pathname + window.location.search;
}

/** Returns the event's link if it opens a page of this site in this tab. */
function ownLink({ target }: Event): HTMLAnchorElement | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([role="button"])')
      : null;
  if (!link || link.origin !== window.location.origin || notAPage.test(link.pathname)) return null;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  return isElsewhere || link.hasAttribute('download') || link.hreflang ? null : link;
}
