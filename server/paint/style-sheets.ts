import { LRUCache } from 'lru-cache';
import { readStaticFile } from '@/server/next/build-files';
import { noteUnrecognised } from '@/server/next/unrecognised';
import { type Page, pageOf, type UsedPage, variablesIn } from './page-features';
import { type Part, parseStylesheet, type Selector, type Sheet } from './parse-stylesheet';

/** Pages of a kind differ in a few ways; each has some ten kilobytes of styles. */
const CACHED_PAGES = 500;

export class StyleSheets {
  readonly #buildFolder: string;
  readonly #sheets = new Map<string, Sheet>();
  readonly #used = new LRUCache<string, string>({ max: CACHED_PAGES });

  constructor(buildFolder: string) {
    this.#buildFolder = buildFolder;
  }

  /**
   * Of the stylesheets at these addresses, in their order, the rules that a page can use before
   * hydration: those whose classes, tags and attributes are all in it. Hover styles are left to the
   * stylesheets, which hydration loads. Null where this cannot be known: a stylesheet is missing, or
   * most of the page's classes are in none of them.
   */
  usedIn(html: string, addresses: readonly string[]): string | null {
    const sheets = addresses.flatMap((address) => this.#sheet(address) ?? []);
    if (sheets.length < addresses.length) return null;
    const page = pageOf(html, sheets);
    const key = [addresses, page.names, page.attributes, page.variables]
      .map((list) => [...list].toSorted().join(' '))
      .join('\n');
    const known = this.#used.get(key);
    if (known !== undefined) return known;
    if (!areKnown(page.names, sheets)) return null;
    const used = stylesFor(page, sheets);
    this.#used.set(key, used);
    return used;
  }

  #sheet(address: string): Sheet | null {
    const known = this.#sheets.get(address);
    if (known) return known;
    try {
      const sheet = parseStylesheet(readStaticFile(this.#buildFolder, address), address);
      this.#sheets.set(address, sheet);
      return sheet;
    } catch (error) {
      noteUnrecognised('stylesheet', String(error));
      return null;
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
  return rules + used.map(({ text }) => text).join('');
}

/** A single class without a rule proves nothing; of most of them it says that they have other names. */
function areKnown(names: ReadonlySet<string>, sheets: readonly Sheet[]): boolean {
  const classes = [...names].filter((name) => name.startsWith('.'));
  const unknown = classes.filter((name) => !sheets.some((sheet) => sheet.classes.has(name)));
  const isKnown = unknown.length * 2 <= classes.length;
  if (!isKnown) noteUnrecognised('classNames', unknown.join(' '));
  return isKnown;
}

function textOf(parts: Part[], page: Page): string {
  return parts.map((part) => partText(part, page)).join('');
}

function partText(part: Part, page: Page): string {
  if (part.kind === 'other') return part.text;
  if (part.kind === 'group') {
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
