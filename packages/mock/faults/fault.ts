import { z } from 'zod';
import { matcher } from './matcher';

/** Statuses whose answers have no body. */
export const BODILESS = [204, 205, 304];

const status = z.int().min(200).max(599);
const milliseconds = z.int().min(0).max(120_000);
export const headers = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a header has a name that HTTP does not allow'),
  z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'a header has a value that HTTP does not allow'),
);

const answer = z
  .strictObject({
    kind: z.literal('answer').describe('The given answer; the shop is not asked.'),
    status: status.default(200),
    headers: headers.optional(),
    data: z.json().optional().describe('Sent in the envelope of the contract.'),
    body: z.json().optional().describe('Sent as it stands: a text as text, all else as JSON.'),
  })
  .refine(({ data, body }) => data === undefined || body === undefined, {
    path: ['body'],
    message: 'data and body cannot both be given',
  })
  .refine(({ status, data, body }) => !BODILESS.includes(status) || (data ?? body) === undefined, {
    path: ['status'],
    message: 'an answer of this status has no body',
  });

const how = z.discriminatedUnion('kind', [
  answer,
  z.strictObject({
    kind: z.literal('status').describe('An error in the manner of the shop.'),
    status,
    detail: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    headers: headers.optional(),
  }),
  z.strictObject({ kind: z.literal('delay').describe('The true answer, late.'), ms: milliseconds }),
  z.strictObject({ kind: z.literal('hang').describe('No answer while the caller waits.') }),
  z.strictObject({ kind: z.literal('reset').describe('The connection is reset.') }),
  z.strictObject({
    kind: z.literal('truncate').describe('The true answer, cut off after so many bytes.'),
    bytes: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('malformed').describe('JSON that ends in the middle.') }),
  z.strictObject({
    kind: z.literal('wrong_shape').describe('An envelope with other data than the contract says.'),
    data: z.json().optional(),
  }),
  z.strictObject({
    kind: z.literal('html').describe('A page in place of JSON.'),
    status: status.optional(),
  }),
  z.strictObject({
    kind: z.literal('drip').describe('The true answer, so many bytes at a time.'),
    bytes: z.int().min(1).default(64),
    ms: milliseconds.default(100),
  }),
  z.strictObject({ kind: z.literal('empty').describe('204 without a body.') }),
]);

export const KINDS = how.options.map(({ shape }) => shape.kind.value);

/** Which calls are answered otherwise than by the shop, and how. */
export const fault = matcher
  .extend({
    times: z.int().min(1).optional().describe('So many calls; all when it is left out.'),
    nth: z.int().min(1).optional().describe('Only the nth call from now.'),
    after: z.boolean().default(false).describe('The shop carries the call out before it fails.'),
    keep_pages: z
      .boolean()
      .optional()
      .describe('Pages that the storefront has cached stay, as in an outage of the API.'),
  })
  .refine(({ times, nth }) => times === undefined || nth === undefined, {
    path: ['nth'],
    message: 'times and nth cannot both be given',
  })
  .and(how);

export type Fault = z.output<typeof fault>;

/** As it is listed. */
export const listedFault = fault.and(
  z.object({ id: z.int(), hits: z.int().describe('How many calls it has answered.') }),
);
