import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

export type Node = { type: string; [property: string]: unknown };

export type SourceFile = {
  path: string;
  isClient: boolean;
  /** The imported files, except for lazy components that load their own messages. */
  imports: string[];
  nodes: Node[];
};

const LAZY_COMPONENT = '@/lib/i18n/lazy-component';

const read = new Map<string, SourceFile>();

export function readSourceFile(path: string): SourceFile {
  const known = read.get(path);
  if (known) return known;
  const file = parseSourceFile(path, readFileSync(path, 'utf8'));
  read.set(path, file);
  return file;
}

export function parseSourceFile(path: string, text: string): SourceFile {
  const nodes = flat(asNode(parseAst(text, { lang: 'tsx' }, path)));
  const imports = [...nodes.flatMap(importedBy), ...lazilyImportedBy(nodes)];
  return {
    path,
    isClient: /^\s*'use client'/.test(text),
    imports: imports.flatMap((target) => resolved(path, target)),
    nodes,
  };
}

function importedBy(node: Node): string[] {
  return node.type === 'ImportDeclaration' && !isTypeOnly(node) ? [sourceOf(node)] : [];
}

/**
 * Returns the lazy imports that do not load their own messages. `lib/i18n/lazy-with-messages` loads
 * the messages of the others.
 */
function lazilyImportedBy(nodes: Node[]): string[] {
  const loaders = nodes
    .filter((node) => node.type === 'ImportDeclaration' && sourceOf(node) === LAZY_COMPONENT)
    .flatMap(({ specifiers }) => nodesIn(specifiers).map(({ local }) => nameOf(local)));
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && loaders.includes(nameOf(callee)))
    .flatMap(flat)
    .flatMap((node) => (node.type === 'ImportExpression' ? sourceOf(node) : []));
}

function isTypeOnly({ importKind, specifiers }: Node): boolean {
  const named = nodesIn(specifiers);
  return (
    importKind === 'type' ||
    (named.length > 0 && named.every((specifier) => specifier.importKind === 'type'))
  );
}

function resolved(from: string, target: string): string[] {
  if (!/^(?:@|\.)\//.test(target)) return [];
  const path = target.startsWith('@/') ? target.slice(2) : join(dirname(from), target);
  return [`${path}.tsx`, `${path}.ts`].filter((file) => existsSync(file));
}

function sourceOf({ source }: Node): string {
  return literalOf(source) ?? '';
}

export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
}

export function literalOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : undefined;
}

export function nodesIn(value: unknown): Node[] {
  return [value].flat().filter(isNode);
}

function flat(node: Node): Node[] {
  return [node, ...Object.values(node).flatMap((value) => nodesIn(value).flatMap(flat))];
}

function asNode(program: object): Node {
  return { type: 'Program', ...program };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
