import { z } from 'zod';
import { named } from '@/packages/mock/control/control-shapes';
import { type Control, type ControlName, controls } from '@/packages/mock/control/controls';
import { isNamed, typeOf } from './type-of';

const HEAD = '// Written by `npm run generate` from packages/mock/control/controls.ts.\n';

type Way = 'input' | 'output';

const registries = { input: registryOf(named.input), output: registryOf(named.output) };

export function controlClient(): string {
  const names = Object.keys(controls) as ControlName[];
  const calls = names.map((name) => `  ${name}: '${controls[name].call}',\n`);
  const methods = names.map(methodOf);
  const types = new Map(names.flatMap(typesOf));
  return [
    HEAD,
    `export const controlCalls = {\n${calls.join('')}} as const;\n`,
    ...[...types].map(([name, type]) => `export type ${name} = ${type};\n`),
    `export type Control = {\n${methods.join('')}};\n`,
  ].join('\n');
}

function typesOf(name: ControlName): [name: string, type: string][] {
  const { body, data }: Control = controls[name];
  return [
    ...(body ? declarations(`${typeName(name)}Body`, body, 'input') : []),
    ...declarations(`${typeName(name)}Data`, data, 'output'),
  ];
}

/**
 * Declares the type of a schema and the types to which it refers. A named schema is also in its own
 * `$defs`; that definition replaces the root, which only refers to it.
 */
function declarations(name: string, schema: z.ZodType, way: Way): [string, string][] {
  const { $defs = {}, ...root } = toJson(schema, way);
  return Object.entries({ [name]: root, ...$defs })
    .filter(([id]) => isNamed(id))
    .map(([id, part]) => [id, typeOf(part)]);
}

function methodOf(name: ControlName): string {
  const { does, body }: Control = controls[name];
  const isOptional = body?.safeParse({}).success;
  const taken = body ? `body${isOptional ? '?' : ''}: ${typeName(name)}Body` : '';
  return `  /** ${does} */\n  ${name}(${taken}): Promise<${typeName(name)}Data>;\n`;
}

function typeName(name: ControlName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function registryOf(schemas: Record<string, z.ZodType>) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return registry;
}

function toJson(schema: z.ZodType, io: Way) {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: registries[io],
    override({ zodSchema, jsonSchema }) {
      // `describe` stores the description in the global registry, not in the registry of names.
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description !== undefined) jsonSchema.description = description;
    },
  });
}
