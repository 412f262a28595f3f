import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** A parsed stylesheet: the requirements of each rule, and all names that its rules use. */
export type Sheet = {
  parts: Part[];
  animations: Animation[];
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  attributeNames: ReadonlySet<string>;
};
export type Part = RulePart | GroupPart | { kind: 'other'; text: string };
type RulePart = { kind: 'rule'; selectors: Selector[]; body: Declaration[] };
export type Selector = { text: string; names: string[]; attributes: string[] };
/** `variable` is the custom property that the declaration sets. */
type Declaration = { text: string; variable: string | null };
/** `isStillness` marks rules for reduced motion. */
type GroupPart = { kind: 'group'; prelude: string; isStillness: boolean; parts: Part[] };
type Animation = { name: string; text: string };
const groups = new Set(['media', 'container', 'supports']);
/** Matches negations and alternatives in a selector: a page need not contain the names in them. */
const choices =
  /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)|:has\((?:[^(),]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g;
const held = /:has\(((?:[^()]|\([^()]*\))*)\)/g;
const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;
const conditions = /\[[^\]]*\]|(?<!\\)::?[\w-]+(?:\([^)]*\))?|#[\w-]+/g;
/**
 * Matches tags, and classes with their leading dot. Special characters in class names are escaped.
 */
const names = /\.(?:\\[\da-f]{1,6} ?|\\.|[^\s\\.:>+~,*#[\]()&])+|[a-z][\w-]*/gi;
const cssEscape = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
/** Attributes that the browser or the browser half sets before the stylesheets are loaded. */
const changing = new Set(['aria-busy', 'aria-hidden', 'inert', 'open']);
/** Matches media queries whose rules only the full stylesheets contain. */
const afterwards = /\bhover:\s*hover\b|^print$/;
const relativeUrl = /url\((["']?)(?!data:|https?:|[/#])([^)"']+)\1\)/g;

/**
 * Parses a stylesheet. Makes its relative URLs absolute, because the rules move into a page with a
 * different address.
 */
export function parseStylesheet(css: string, address: string): Sheet {
  const { nodes } = postcss.parse(
    css.replace(relativeUrl, (_url, _quote, path: string) => `url(${fromRoot(path, address)})`),
  );
  const isAnimation = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';
  const parts = nodes.filter((node) => !isAnimation(node)).flatMap(partOf);
  const attributes = selectorsIn(parts).flatMap(({ attributes }) => attributes);
  return {
    parts,
    animations: nodes.filter(isAnimation).map(animationOf),
    classes: new Set(selectorsIn(parts).flatMap(({ names }) => names)),
    attributes: new Set(attributes),
    attributeNames: new Set(attributes.map((one) => one.replace(/=.*/s, ''))),
  };
}

function selectorsIn(parts: readonly Part[]): Selector[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return selectorsIn(part.parts);
    return part.kind === 'rule' ? part.selectors : [];
  });
}

function fromRoot(path: string, address: string): string {
  return new URL(path, `http://localhost${address}`).pathname;
}

function animationOf(node: ChildNode): Animation {
  return { name: node.type === 'atrule' ? node.params : '', text: node.toString() };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return rulePart(node);
  if (node.type !== 'atrule') return [];
  if (node.name === 'media' && afterwards.test(node.params)) return [];
  if (groups.has(node.name)) return [groupPart(node)];
  return [{ kind: 'other', text: node.toString() + (node.nodes ? '' : ';') }];
}

function rulePart(rule: Rule): RulePart[] {
  const selectors = rule.selectors.filter((one) => !isHovered(one)).map(selectorOf);
  const body = rule.nodes.filter((node) => !isAfterwards(node)).map(declarationOf);
  return selectors.length > 0 ? [{ kind: 'rule', selectors, body }] : [];
}

/** Returns whether a selector requires `:hover`. Hover styles arrive with the full stylesheets. */
function isHovered(selector: string): boolean {
  return selector.replace(choices, '').includes(':hover');
}

function groupPart({ name, params, nodes = [] }: AtRule): GroupPart {
  const isStillness = params.includes('prefers-reduced-motion');
  return {
    kind: 'group',
    prelude: `@${name} ${params}`,
    isStillness,
    parts: nodes.flatMap(partOf),
  };
}

/**
 * Returns whether only the full stylesheets contain a declaration: no transition runs before
 * hydration, and the cursor is not part of the first paint.
 */
function isAfterwards(node: ChildNode): boolean {
  return node.type === 'decl' && (node.prop.startsWith('transition') || node.prop === 'cursor');
}

function declarationOf(node: ChildNode): Declaration {
  const isVariable = node.type === 'decl' && node.variable;
  return { text: node.toString(), variable: isVariable ? node.prop : null };
}

/** Returns the names and attributes that a selector requires, unescaped and written as in HTML. */
function selectorOf(text: string): Selector {
  const own = text.replace(choices, '').replace(held, ' $1').replace(':disabled', '[disabled]');
  const attributes = [...own.matchAll(attribute)].flatMap(([, name = '', value]) => {
    const condition = value === undefined ? name : `${name}="${value}"`;
    return changing.has(name) ? [] : [condition];
  });
  return {
    text,
    names: (own.replace(conditions, '').match(names) ?? []).map(unescaped),
    attributes,
  };
}

function unescaped(name: string): string {
  return name.replace(cssEscape, (_escape, hex: string | undefined, char: string | undefined) =>
    hex === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
