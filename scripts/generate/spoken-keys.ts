import {
  literalOf,
  type Node,
  nameOf,
  nodesIn,
  readSourceFile,
  type SourceFile,
} from './source-file';

/**
 * Returns the message keys that a file uses with `useTranslations`. A variable key may be any
 * string literal in this file or in a file that it imports. If none matches, all keys of the
 * namespace are included.
 */
export function spokenKeys(file: SourceFile, messages: readonly string[]): string[] {
  const literals = literalsIn(file);
  const around = new Set([file, ...file.imports.map(readSourceFile)].flatMap(literalsIn));
  const spoken = (namespaces: string[], argument: unknown) =>
    namespaces.flatMap((namespace) => {
      const prefix = namespace && `${namespace}.`;
      const within = messages.filter((key) => key.startsWith(prefix));
      return keysOf(argument, { prefix, within, literals: around });
    });

  const bound = new Map<string, string[]>();
  for (const node of file.nodes) {
    const name = node.type === 'VariableDeclarator' ? nameOf(node.id) : undefined;
    const namespaces = namespacesOf(node.init, literals);
    if (name && namespaces) bound.set(name, [...(bound.get(name) ?? []), ...namespaces]);
  }
  return file.nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [argument] = nodesIn(node.arguments);
    const namespaces = namespacesOf(node.callee, literals) ?? bound.get(speakerOf(node.callee));
    return namespaces ? spoken(namespaces, argument) : [];
  });
}

function literalsIn({ nodes }: SourceFile): string[] {
  return nodes.flatMap((node) => literalOf(node) ?? []);
}

/**
 * Returns the possible namespaces of a `useTranslations` call. A variable may have the value of any
 * string literal.
 */
function namespacesOf(node: unknown, literals: readonly string[]): string[] | undefined {
  const [call] = nodesIn(node);
  if (call?.type !== 'CallExpression' || nameOf(call.callee) !== 'useTranslations') return;
  const [argument] = nodesIn(call.arguments);
  if (!argument) return [''];
  const literal = literalOf(argument);
  return literal === undefined ? [...literals] : [literal];
}

function speakerOf(callee: unknown): string {
  const [node] = nodesIn(callee);
  return nameOf(node?.type === 'MemberExpression' ? node.object : node) ?? '';
}

type Scope = {
  prefix: string;
  within: string[];
  literals: ReadonlySet<string>;
};

function keysOf(argument: unknown, scope: Scope): string[] {
  const [node] = nodesIn(argument);
  const { prefix, within, literals } = scope;
  const literal = literalOf(node);
  if (literal !== undefined) return within.filter((key) => key === prefix + literal);
  if (node?.type === 'TemplateLiteral') return within.filter(matches(prefix, node));
  if (node?.type === 'ConditionalExpression') {
    return [...keysOf(node.consequent, scope), ...keysOf(node.alternate, scope)];
  }
  const named = within.filter((key) => literals.has(key.slice(prefix.length)));
  return named.length > 0 ? named : within;
}

function matches(prefix: string, { quasis }: Node): (key: string) => boolean {
  const texts = nodesIn(quasis).map(({ value }) => String(Object(value).cooked));
  const pattern = [prefix, ...texts].map((text) => text.replaceAll('.', '\\.'));
  const [start = '', first = '', ...rest] = pattern;
  const whole = new RegExp(`^${[start + first, ...rest].join('.+')}$`);
  return (key) => whole.test(key);
}
