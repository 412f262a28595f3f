import fc, { type Arbitrary } from 'fast-check';
import type { CallName } from '@/lib/contract/calls';
import { arbitraryOf, type Hints, type JsonSchema } from './arbitrary-json';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};
type Operation = {
  operationId: CallName;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
export type Document = { paths: Record<string, Record<string, Operation>> };

export type Endpoint = { name: CallName; method: string; path: string; operation: Operation };
export type ExampleRequest = { path: string; query: Record<string, unknown>; body: unknown };

export function endpointsOf({ paths }: Document): Endpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

export function queryNames({ operation }: Endpoint): string[] {
  return operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
}

/** Generates requests that the document allows. `hints` contains generators by property name. */
export function requestsTo({ path, operation }: Endpoint, hints: Hints): Arbitrary<ExampleRequest> {
  const parameters = (place: Parameter['in']) => {
    const found = operation.parameters.filter((one) => one.in === place);
    const parts = found.map(({ name, schema }) => [
      name,
      hints[name] ?? arbitraryOf(schema, hints),
    ]);
    const requiredKeys = found.filter(({ required }) => required).map(({ name }) => name);
    return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys });
  };
  const body = operation.requestBody?.content['application/json']?.schema;
  return fc.record({
    path: parameters('path').map((values) => fill(path, values)),
    query: parameters('query'),
    body: body ? arbitraryOf(body, hints) : fc.constant(undefined),
  });
}

/** Replaces the path's parameters with `values`, or with 1 if a value is missing. */
export function fill(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name] ?? 1)));
}

export function search(query: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const part of [value].flat()) text.append(name, String(part));
  }
  return text.size > 0 ? `?${text}` : '';
}
