import { z } from 'zod';

export type Json = Record<string, unknown>;

export const JSON_TYPE = 'application/json';

/** Converts the schema of a request (`input`) or of a response (`output`). */
export function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Wraps the data of a response in the envelope that every response has. */
export function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['status', 'data', 'message'],
    properties: { status: { type: 'boolean' }, data, message: { type: ['string', 'null'] } },
  };
}
