import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Made ready: what a rule asks of a page is looked up once, not once a page. */
type Sheet = { parts: Part[]; animations: Animation[] };
type Part = RulePart | GroupPart | { kind: 'other'; text: string };
type RulePart = { kind: 'rule'; selectors: Selector[]; body: Declaration[] };
type Selector = { text: string; names: string[]; attributes: string[] };
/** `variable` is the custom property that it sets. */
type Declaration = { text: string; variable: string | null };
type GroupPart = { kind: 'group'; prelude: string; parts: Part[] };
type Animation = { name: string; text: string };
type Page = { html: string; names: ReadonlySet<string>; variables: ReadonlySet<string> | null };

const BUILD_FILES = '/_next/';
const groups = new Set(['media', 'container', 'supports']);
/** They speak of what an element is not, or of one of several: nothing is asked for them. */
const choices =
  /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)|:has\((?:[^(),]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g;
const held = /:has\(((?:[^()]|\([^()]*\))*)\)/g;
const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;
const conditions = /\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|#[\w-]+/g;
/** What the browser and lib/client/hydration set without the sheets. */
const changing = new Set(['aria-busy', 'aria-hidden', 'data-size="large"', 'inert', 'open']);
/** A class name that begins with a hyphen and a digit, as CSS writes it: `.-\35 ab_row`. */
const escapedDigit = /\\3(\d) /g;
const relativeUrl = /url\((["']?)(?!data:|https?:|[/#])([^)"']+)\1\)/g;

/** The style sheets of the build, each read when a page first names it. */
export class StyleSheets {
  readonly #buildFolder: string;
  readonly #sheets = new Map<string, Sheet>();

  constructor(buildFolder: string) {
    this.#buildFolder = buildFolder;
  }

  /**
   * Of the sheets at these addresses, in their order, the rules that a page may use without its
   * scripts: those whose classes, tags and attributes are all in it. What answers a mouse is left
   * to the sheets, which the mouse's first move brings.
   */
  usedIn(html: string, addresses: readonly string[]): string {
    const page = { html, names: namesIn(html), variables: null };
    const sheets = addresses.map((address) => this.#sheet(address));
    const parts = sheets.flatMap((sheet) => sheet.parts);
    const variables = variablesIn(textOf(parts, page) + html);
    const rules = textOf(parts, { ...page, variables });
    const animations = sheets.flatMap((sheet) => sheet.animations);
    const used = animations.filter(({ name }) => rules.includes(name));
    return rules + used.map(({ text }) => text).join('');
  }

  #sheet(address: string): Sheet {
    const known = this.#sheets.get(address);
    if (known) return known;
    const sheet = read(this.#buildFolder, address);
    this.#sheets.set(address, sheet);
    return sheet;
  }
}

/** What it names beside itself is named from the root: a page has another address. */
function read(buildFolder: string, address: string): Sheet {
  const css = readFileSync(join(buildFolder, address.slice(BUILD_FILES.length)), 'utf8');
  const { nodes } = postcss.parse(
    css.replace(relativeUrl, (_url, _quote, path: string) => `url(${fromRoot(path, address)})`),
  );
  const isAnimation = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';
  return {
    parts: nodes.filter((node) => !isAnimation(node)).flatMap(partOf),
    animations: nodes.filter(isAnimation).map(animationOf),
  };
}

function fromRoot(path: string, address: string): string {
  return new URL(path, `http://shop${address}`).pathname;
}

function animationOf(node: ChildNode): Animation {
  return { name: node.type === 'atrule' ? node.params : '', text: node.toString() };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return [rulePart(node)];
  if (node.type !== 'atrule') return [];
  if (node.name === 'media' && /\bhover:\s*hover\b/.test(node.params)) return [];
  if (groups.has(node.name)) return [groupPart(node)];
  return [{ kind: 'other', text: node.toString() + (node.nodes ? '' : ';') }];
}

function rulePart(rule: Rule): RulePart {
  return {
    kind: 'rule',
    selectors: rule.selectors.map(selectorOf),
    body: rule.nodes.filter((node) => !isTransition(node)).map(declarationOf),
  };
}

function groupPart({ name, params, nodes = [] }: AtRule): GroupPart {
  return { kind: 'group', prelude: `@${name} ${params}`, parts: nodes.flatMap(partOf) };
}

/** Nothing that moves so does before the scripts are there. */
function isTransition(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('transition');
}

function declarationOf(node: ChildNode): Declaration {
  const isVariable = node.type === 'decl' && node.variable;
  return { text: node.toString(), variable: isVariable ? node.prop : null };
}

/** Names as `namesIn` writes them: classes with their point, tags without. Attributes as in HTML. */
function selectorOf(text: string): Selector {
  const own = text.replace(choices, '').replace(held, ' $1').replace(':disabled', '[disabled]');
  const attributes = [...own.matchAll(attribute)].flatMap(([, name = '', value]) => {
    const condition = value === undefined ? name : `${name}="${value}"`;
    return changing.has(name) || changing.has(condition) ? [] : [condition];
  });
  return {
    text,
    names:
      own
        .replace(conditions, '')
        .replace(escapedDigit, '$1')
        .match(/\.[\w-]+|[a-z][\w-]*/gi) ?? [],
    attributes: attributes.map((condition) => ` ${condition}${condition.endsWith('"') ? '' : '='}`),
  };
}

function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
}

function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]+)"/g)) {
    for (const name of list.split(' ')) names.add(`.${name}`);
  }
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  return names;
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
    attributes.every((attribute) => page.html.includes(attribute))
  );
}

function isWanted(variable: string | null, { variables }: Page): boolean {
  return variable === null || variables === null || variables.has(variable);
}
