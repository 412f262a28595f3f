import type { z } from 'zod';

/**
 * Describes how a response violates the contract, in one line per field. Equal faults of list items
 * share a line.
 */
export function differences(schema: z.ZodType, data: unknown): string[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  const counts = new Map<string, number>();
  for (const issue of result.error.issues.flatMap(flat)) {
    const line = `${nameOf(issue.path)}: ${faultText(issue, valueAt(data, issue.path))}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

type Issue = z.core.$ZodIssue;

/** Replaces the issue of a union with the issues of the union's first member. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [first = []] = issue.errors;
  if (first.length === 0) return [issue];
  return first.flatMap((inner) => flat({ ...inner, path: [...issue.path, ...inner.path] }));
}

function faultText(issue: Issue, value: unknown): string {
  if (value === undefined) return 'missing';
  if (issue.code === 'invalid_type') return `${issue.expected} expected, got ${short(value)}`;
  return `${issue.message.replace(/^Invalid (?:input|option|string): /, '')}, got ${short(value)}`;
}

function nameOf(path: PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');
  return name === '' ? 'data' : `data${name}`;
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    data,
  );
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
