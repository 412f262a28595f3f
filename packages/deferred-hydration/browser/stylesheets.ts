import { markForReact } from './react-internals';

/**
 * Loads the complete stylesheets, including the rules for content that scripts can add.
 *
 * They are applied together, so that the page changes only once. The rules of the server half stay
 * in the page, before these stylesheets. Those rules include the typefaces: declaring a typeface
 * again would lay out all text again.
 */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
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

/** Applies a stylesheet without its typefaces, which the page already has. */
function apply(link: HTMLLinkElement): void {
  const rules = link.sheet?.cssRules ?? [];
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    if (rules[at] instanceof CSSFontFaceRule) link.sheet?.deleteRule(at);
  }
  link.media = 'all';
}
