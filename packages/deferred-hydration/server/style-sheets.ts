import { LRUCache } from 'lru-cache';
import { type Page, pageOf, type UsedPage, variablesIn } from './page-features';
import { type Part, parseStylesheet, type Selector, type Sheet } from './parse-stylesheet';
import type { Unrecognized } from './unrecognized';

/**
 * The maximum number of cached results. Each takes about 10 kB. Pages of one kind often share a
 * result.
 */
const CACHED_RESULTS = 500;

/** Selects the rules that a page uses from the stylesheets of a build. */
export class StyleSheets {
  readonly #readStylesheet: (address: string) => string;
  readonly #sheets = new Map<string, Sheet>();
  readonly #used = new LRUCache<string, string>({ max: CACHED_RESULTS });

  constructor(readStylesheet: (address: string) => string) {
    this.#readStylesheet = readStylesheet;
  }

  /**
   * Returns the rules of these stylesheets that the page can use before hydration, in source order:
   * those whose classes, tags and attributes all occur in the page. Hover styles are omitted,
   * because the full stylesheets provide them later.
   *
   * @param html - The page with one character for each byte (`byte-text.ts`).
   * @returns The rules, or the reason why they cannot be selected: a stylesheet is missing, or no
   * stylesheet has rules for most of the page's classes.
   */
  usedIn(html: string, addresses: readonly string[]): string | Unrecognized {
    const sheets: Sheet[] = [];
    for (const address of addresses) {
      const sheet = this.#sheet(address);
      if ('kind' in sheet) return sheet;
      sheets.push(sheet);
    }
    const page = pageOf(html, sheets);
    const key = [addresses, page.names, page.attributes, page.variables]
      .map((list) => [...list].toSorted().join(' '))
      .join('\n');
    const known = this.#used.get(key);
    if (known !== undefined) return known;
    const unknown = unknownClasses(page.names, sheets);
    if (unknown) return unknown;
    const used = stylesFor(page, sheets);
    this.#used.set(key, used);
    return used;
  }

  #sheet(address: string): Sheet | Unrecognized {
    const known = this.#sheets.get(address);
    if (known) return known;
    try {
      const sheet = parseStylesheet(this.#readStylesheet(address), address);
      this.#sheets.set(address, sheet);
      return sheet;
    } catch (error) {
      return { kind: 'stylesheet', detail: String(error) };
    }
  }
}

function stylesFor(page: UsedPage, sheets: readonly Sheet[]): string {
  const parts = sheets.flatMap((sheet) => sheet.parts);
  const all = textOf(parts, { ...page, variables: null });
  const variables = new Set([...page.variables, ...variablesIn(all)]);
  const rules = textOf(parts, { ...page, variables });
  const animations = sheets.flatMap((sheet) => sheet.animations);
  const used = animations.filter(({ name }) => rules.includes(name));
  if (used.length === 0) return textOf(parts, { ...page, variables, isStill: true });
  return rules + used.map(({ text }) => text).join('');
}

/**
 * Returns the classes without a rule if they are the majority. Single classes without a rule are
 * normal, but a majority means that class names have a different form.
 */
function unknownClasses(names: ReadonlySet<string>, sheets: readonly Sheet[]): Unrecognized | null {
  const classes = [...names].filter((name) => name.startsWith('.'));
  const unknown = classes.filter((name) => !sheets.some((sheet) => sheet.classes.has(name)));
  const isKnown = unknown.length * 2 <= classes.length;
  return isKnown ? null : { kind: 'classNames', detail: unknown.join(' ') };
}

function textOf(parts: Part[], page: Page): string {
  return parts.map((part) => partText(part, page)).join('');
}

function partText(part: Part, page: Page): string {
  if (part.kind === 'other') return part.text;
  if (part.kind === 'group') {
    if (part.isStillness && page.isStill) return '';
    const inner = textOf(part.parts, page);
    return inner && `${part.prelude}{${inner}}`;
  }
  const used = part.selectors.filter((selector) => isUsed(selector, page)).map(({ text }) => text);
  const body = part.body.filter(({ variable }) => isWanted(variable, page)).map(({ text }) => text);
  return used.length > 0 && body.length > 0 ? `${used.join(',')}{${body.join(';')}}` : '';
}

function isUsed({ names, attributes }: Selector, page: Page): boolean {
  return (
    names.every((name) => page.names.has(name)) &&
    attributes.every((attribute) => page.attributes.has(attribute))
  );
}

function isWanted(variable: string | null, { variables }: Page): boolean {
  return variable === null || variables === null || variables.has(variable);
}
