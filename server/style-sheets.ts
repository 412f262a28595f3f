import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Made ready: what a rule asks of a page is looked up once, not once a page. */
type Sheet = { parts: Part[]; animations: Animation[] };
type Part = RulePart | GroupPart | { kind: 'other'; text: string };
type RulePart = { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string };
type GroupPart = { kind: 'group'; prelude: string; parts: Part[] };
type Animation = { name: string; text: string };
type Names = ReadonlySet<string>;

const BUILD_FILES = '/_next/';
const groups = new Set(['media', 'container', 'supports']);
/** They speak of what an element is not, or may come to hold: nothing is asked for them. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const conditions = /\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|#[\w-]+/g;
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
   * scripts: those whose classes and tags are all in it, whatever state they speak of.
   */
  usedIn(html: string, addresses: readonly string[]): string {
    const names = namesIn(html);
    const sheets = addresses.map((address) => this.#sheet(address));
    const rules = sheets.map(({ parts }) => textOf(parts, names)).join('');
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
  if (groups.has(node.name)) return [groupPart(node)];
  return [{ kind: 'other', text: node.toString() + (node.nodes ? '' : ';') }];
}

function rulePart(rule: Rule): RulePart {
  const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) }));
  return { kind: 'rule', selectors, body: rule.nodes.map(String).join(';') };
}

function groupPart({ name, params, nodes = [] }: AtRule): GroupPart {
  return { kind: 'group', prelude: `@${name} ${params}`, parts: nodes.flatMap(partOf) };
}

/** As `namesIn` writes them: classes with their point, tags without. */
function needsOf(selector: string): string[] {
  const plain = selector.replace(functions, '').replace(conditions, '');
  return plain.match(/\.[\w-]+|[a-z][\w-]*/gi) ?? [];
}

function namesIn(html: string): Names {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]+)"/g)) {
    for (const name of list.split(' ')) names.add(`.${name}`);
  }
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  return names;
}

function textOf(parts: Part[], names: Names): string {
  return parts.map((part) => partText(part, names)).join('');
}

function partText(part: Part, names: Names): string {
  if (part.kind === 'other') return part.text;
  if (part.kind === 'group') {
    const inner = textOf(part.parts, names);
    return inner && `${part.prelude}{${inner}}`;
  }
  const used = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
  return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${part.body}}` : '';
}
