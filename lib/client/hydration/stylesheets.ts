import { markForReact } from './react-internals';

/**
 * The page is painted with the rules that it uses (server/paint). The whole stylesheets, with the
 * rules of what scripts may add, are applied together: between two of them the page would change.
 * Its own rules stay before them, with its typefaces: declared anew, they would lay all text out.
 */
export async function loadStylesheets(addresses: string[]): Promise<void> {
  const links = addresses.map(toLink);
  const loading = links.map(isLoaded);
  document.head.append(...links);
  const loaded = await Promise.all(loading);
  for (const link of links.filter((_, at) => loaded[at])) apply(link);
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
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
}

/** Without the typefaces, which the page has. */
function apply(link: HTMLLinkElement): void {
  const rules = link.sheet?.cssRules ?? [];
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    if (rules[at] instanceof CSSFontFaceRule) link.sheet?.deleteRule(at);
  }
  link.media = 'all';
}
