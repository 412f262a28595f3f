/** Addresses of this site that are no pages. */
const notAPage = /^\/(?:api|media|_next)\/|\.\w+$/;

/** The link that an event is about, if it leads to a page that the router can open here. */
export function ownLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || notAPage.test(link.pathname)) return null;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  return isElsewhere || link.hasAttribute('download') || link.hreflang ? null : link;
}
