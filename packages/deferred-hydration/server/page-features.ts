import { decoded } from './byte-text';
import type { Sheet } from './parse-stylesheet';

/**
 * The features of a page that rules can require. `variables` are the custom properties that the
 * page uses; null selects all of them.
 */
export type Page = {
  names: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  variables: ReadonlySet<string> | null;
  /** Whether nothing in the page is animated, so that rules for reduced motion have no effect. */
  isStill?: boolean;
};
export type UsedPage = Page & { variables: ReadonlySet<string> };

const tagsAndAttributes = /<[a-z][\w-]*|\s[\w-]+="[^"]*"/g;
const usedVariable = /var\((--[\w-]+)/g;

/**
 * Returns the tags of a page, its classes with their leading dot, its custom properties, and the
 * attributes that selectors in the stylesheets name.
 *
 * @param html - The page with one character for each byte.
 */
export function pageOf(html: string, sheets: readonly Sheet[]): UsedPage {
  const [names, attributes, variables] = [new Set<string>(), new Set<string>(), new Set<string>()];
  // Most classes are repeated in every card of a list.
  for (const text of new Set(html.match(tagsAndAttributes))) {
    if (text.startsWith('<')) {
      names.add(text.slice(1));
      continue;
    }
    const attribute = decoded(text.slice(1));
    const mark = attribute.indexOf('=');
    const name = attribute.slice(0, mark);
    if (name === 'class') addAll(names, classNames(attribute.slice(mark + 2, -1)));
    if (name === 'style') addAll(variables, variablesIn(attribute));
    for (const sheet of sheets) {
      if (!sheet.attributeNames.has(name)) continue;
      addAll(
        attributes,
        [name, attribute].filter((one) => sheet.attributes.has(one)),
      );
    }
  }
  return { names, attributes, variables };
}

export function variablesIn(text: string): string[] {
  return [...text.matchAll(usedVariable)].map(([, name = '']) => name);
}

function classNames(list: string): string[] {
  return list.split(' ').map((name) => `.${name}`);
}

function addAll(set: Set<string>, items: string[]): void {
  for (const item of items) set.add(item);
}
