import { z } from 'zod';

export type Json = Record<string, unknown>;

export const JSON_TYPE = 'application/json';

/** The schema of what a call takes, or of what it answers. */
export function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Every answer is in one. */
export function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['status', 'data', 'message'],
    properties: { status: { type: 'boolean' }, data, message: { type: ['string', 'null'] } },
  };
}
