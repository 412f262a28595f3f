import { markForReact } from './react-internals';

/**
 * The page is painted with the rules that it uses (server/paint). The whole stylesheets, with the
 * rules of what scripts may add, are applied together: between two of them the page would change.
 * Where one cannot be loaded, the page keeps the rules that it has.
 */
export async function loadStylesheets(addresses: string[]): Promise<void> {
  const links = addresses.map(toLink);
  const loading = links.map(isLoaded);
  document.head.append(...links);
  const loaded = await Promise.all(loading);
  for (const link of links) link.media = 'all';
  if (loaded.every(Boolean)) document.head.querySelector('style[data-used-styles]')?.remove();
}

function toLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = 'not all';
  link.fetchPriority = 'high';
  markForReact(link);
  return link;
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
