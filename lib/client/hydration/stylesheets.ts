/**
 * The page stands in the rules that it uses (server/paint/defer-hydration). The whole sheets, with those of
 * what scripts may add to it, take their place at once: between two of them it would change. Where
 * they are not to be had the page keeps what it has.
 */
export async function bringSheets(addresses: string[]): Promise<void> {
  const links = addresses.map(sheetLink);
  const arriving = links.map(hasArrived);
  document.head.append(...links);
  const arrived = await Promise.all(arriving);
  for (const link of links) link.media = 'all';
  if (arrived.every(Boolean)) document.head.querySelector('style[data-used-styles]')?.remove();
}

/** As React writes and finds its own. */
function sheetLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = 'not all';
  link.fetchPriority = 'high';
  link.dataset.precedence = 'next';
  return link;
}

function hasArrived(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
