import { z } from 'zod';

const status = z.int().min(200).max(599);
const milliseconds = z.int().min(0).max(120_000);

const how = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status').describe('An error in the manner of the shop.'),
    status,
    detail: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ kind: z.literal('delay').describe('The true answer, late.'), ms: milliseconds }),
  z.object({ kind: z.literal('hang').describe('No answer while the caller waits.') }),
  z.object({ kind: z.literal('reset').describe('The connection is reset.') }),
  z.object({
    kind: z.literal('truncate').describe('The true answer, cut off after so many bytes.'),
    bytes: z.int().min(0),
  }),
  z.object({ kind: z.literal('malformed').describe('JSON that ends in the middle.') }),
  z.object({
    kind: z.literal('wrong_shape').describe('An envelope with other data than the contract says.'),
    data: z.json().optional(),
  }),
  z.object({
    kind: z.literal('html').describe('A page in place of JSON.'),
    status: status.optional(),
  }),
  z.object({
    kind: z.literal('drip').describe('The true answer, so many bytes at a time.'),
    bytes: z.int().min(1).default(64),
    ms: milliseconds.default(100),
  }),
  z.object({ kind: z.literal('empty').describe('204 without a body.') }),
]);

/** Which calls fail, and how. */
export const fault = z
  .object({
    method: z.string().max(10).optional().describe('Every method when it is left out.'),
    path: z
      .string()
      .max(300)
      .describe('As in the contract, below /api/v1 or in full; :name is one part, * the rest.'),
    from: z
      .enum(['browser', 'server'])
      .optional()
      .describe('Only calls of browsers through the storefront, or only all others.'),
    times: z.int().min(1).optional().describe('So many calls; all when it is left out.'),
    nth: z.int().min(1).optional().describe('Only the nth call from now.'),
    after: z.boolean().default(false).describe('The shop carries the call out before it fails.'),
  })
  .and(how);

export type Fault = z.output<typeof fault>;
