import { z } from 'zod';
import { type Control, type ControlName, controls } from '@/api/mock/controls';
import { typeOf } from './type-of';

const HEAD = '// Written by `npm run generate` from api/mock/controls.ts.\n';

export function controlClient(): string {
  const names = Object.keys(controls) as ControlName[];
  const calls = names.map((name) => `  ${name}: '${controls[name].call}',\n`);
  const methods = names.map(methodOf);
  return [
    HEAD,
    `export const controlCalls = {\n${calls.join('')}} as const;\n`,
    ...names.flatMap(typesOf),
    `export type Control = {\n${methods.join('')}};\n`,
  ].join('\n');
}

function typesOf(name: ControlName): string[] {
  const { body, data }: Control = controls[name];
  return [
    ...(body ? [`export type ${typeName(name)}Body = ${typeOf(toJson(body, 'input'))};\n`] : []),
    `export type ${typeName(name)}Data = ${typeOf(toJson(data, 'output'))};\n`,
  ];
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

function toJson(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
