import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { readStaticFile } from '@/server/next/build-files';
import { noteUnrecognised } from '@/server/next/unrecognised';

/** Parsed once: what each rule needs of a page, and the classes that any rule names. */
type Sheet = { parts: Part[]; animations: Animation[]; classes: ReadonlySet<string> };
type Part = RulePart | GroupPart | { kind: 'other'; text: string };
type RulePart = { kind: 'rule'; selectors: Selector[]; body: Declaration[] };
type Selector = { text: string; names: string[]; attributes: string[] };
/** `variable` is the custom property that the declaration sets. */
type Declaration = { text: string; variable: string | null };
type GroupPart = { kind: 'group'; prelude: string; parts: Part[] };
type Animation = { name: string; text: string };
type Page = { html: string; names: ReadonlySet<string>; variables: ReadonlySet<string> | null };

const groups = new Set(['media', 'container', 'supports']);
/** Negations and alternatives: a page need not have what they name. */
const choices =
  /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)|:has\((?:[^(),]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g;
const held = /:has\(((?:[^()]|\([^()]*\))*)\)/g;
const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;
const conditions = /\[[^\]]*\]|(?<!\\)::?[\w-]+(?:\([^)]*\))?|#[\w-]+/g;
/** Tags, and classes with their point: whatever a class is called, CSS escapes it. */
const names = /\.(?:\\[\da-f]{1,6} ?|\\.|[^\s\\.:>+~,*#[\]()&])+|[a-z][\w-]*/gi;
const cssEscape = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
/** Attributes that the browser and lib/client/hydration set before the stylesheets are there. */
const changing = new Set(['aria-busy', 'aria-hidden', 'data-size="large"', 'inert', 'open']);
const relativeUrl = /url\((["']?)(?!data:|https?:|[/#])([^)"']+)\1\)/g;

/** The stylesheets of the build, each read when a page first names it. */
export class StyleSheets {
  readonly #buildFolder: string;
  readonly #sheets = new Map<string, Sheet>();

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
    const page = { html, names: namesIn(html), variables: null };
    const sheets = addresses.flatMap((address) => this.#sheet(address) ?? []);
    if (sheets.length < addresses.length || !areKnown(page.names, sheets)) return null;
    const parts = sheets.flatMap((sheet) => sheet.parts);
    const variables = variablesIn(textOf(parts, page) + html);
    const rules = textOf(parts, { ...page, variables });
    const animations = sheets.flatMap((sheet) => sheet.animations);
    const used = animations.filter(({ name }) => rules.includes(name));
    return rules + used.map(({ text }) => text).join('');
  }

  #sheet(address: string): Sheet | null {
    const known = this.#sheets.get(address);
    if (known) return known;
    try {
      const sheet = parse(readStaticFile(this.#buildFolder, address), address);
      this.#sheets.set(address, sheet);
      return sheet;
    } catch (error) {
      noteUnrecognised('stylesheet', String(error));
      return null;
    }
  }
}

/** A single class without a rule proves nothing; of most of them it says that they have other names. */
function areKnown(names: ReadonlySet<string>, sheets: readonly Sheet[]): boolean {
  const classes = [...names].filter((name) => name.startsWith('.'));
  const unknown = classes.filter((name) => !sheets.some((sheet) => sheet.classes.has(name)));
  const isKnown = unknown.length * 2 <= classes.length;
  if (!isKnown) noteUnrecognised('classNames', unknown.join(' '));
  return isKnown;
}

/** Addresses that are relative to the stylesheet are made absolute: a page has another address. */
function parse(css: string, address: string): Sheet {
  const { nodes } = postcss.parse(
    css.replace(relativeUrl, (_url, _quote, path: string) => `url(${fromRoot(path, address)})`),
  );
  const isAnimation = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';
  const parts = nodes.filter((node) => !isAnimation(node)).flatMap(partOf);
  return {
    parts,
    animations: nodes.filter(isAnimation).map(animationOf),
    classes: new Set(classesIn(parts)),
  };
}

function classesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return classesIn(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(({ names }) => names) : [];
  });
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

/** Nothing changes with a transition before hydration. */
function isTransition(node: ChildNode): boolean {
  return node.type === 'decl' && node.prop.startsWith('transition');
}

function declarationOf(node: ChildNode): Declaration {
  const isVariable = node.type === 'decl' && node.variable;
  return { text: node.toString(), variable: isVariable ? node.prop : null };
}

/** Names as `namesIn` returns them, attributes as HTML writes them. */
function selectorOf(text: string): Selector {
  const own = text.replace(choices, '').replace(held, ' $1').replace(':disabled', '[disabled]');
  const attributes = [...own.matchAll(attribute)].flatMap(([, name = '', value]) => {
    const condition = value === undefined ? name : `${name}="${value}"`;
    return changing.has(name) || changing.has(condition) ? [] : [condition];
  });
  return {
    text,
    names: (own.replace(conditions, '').match(names) ?? []).map(unescaped),
    attributes: attributes.map((condition) => ` ${condition}${condition.endsWith('"') ? '' : '='}`),
  };
}

function unescaped(name: string): string {
  return name.replace(cssEscape, (_escape, hex: string | undefined, char: string | undefined) =>
    hex === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
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
