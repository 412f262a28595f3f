import { z } from 'zod';
import { matcher } from './matcher';

/** Statuses whose responses have no body. */
export const BODILESS = [204, 205, 304];

const status = z.int().min(200).max(599);
const milliseconds = z.int().min(0).max(120_000);
/** Headers by name. Names and values contain only characters that HTTP allows. */
export const headers = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a header has a name that HTTP does not allow'),
  z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'a header has a value that HTTP does not allow'),
);

const answer = z
  .strictObject({
    kind: z.literal('answer').describe('Sends the given response without running the shop.'),
    status: status.default(200),
    headers: headers.optional(),
    data: z.json().optional().describe('Data that is sent in the envelope of the contract.'),
    body: z
      .json()
      .optional()
      .describe('The body as it is sent: a string as text, everything else as JSON.'),
  })
  .refine(({ data, body }) => data === undefined || body === undefined, {
    path: ['body'],
    message: 'data and body cannot be combined',
  })
  .refine(({ status, data, body }) => !BODILESS.includes(status) || (data ?? body) === undefined, {
    path: ['status'],
    message: 'a response with this status has no body',
  });

const how = z.discriminatedUnion('kind', [
  answer,
  z.strictObject({
    kind: z.literal('status').describe('Sends an error in the format of the shop.'),
    status,
    detail: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    headers: headers.optional(),
  }),
  z.strictObject({
    kind: z.literal('delay').describe('Delays the real response.'),
    ms: milliseconds,
  }),
  z.strictObject({ kind: z.literal('hang').describe('Never responds while the caller waits.') }),
  z.strictObject({ kind: z.literal('reset').describe('Resets the connection.') }),
  z.strictObject({
    kind: z.literal('truncate').describe('Cuts the real response off after this number of bytes.'),
    bytes: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('malformed').describe('Sends JSON that ends in the middle.') }),
  z.strictObject({
    kind: z
      .literal('wrong_shape')
      .describe('Sends an envelope whose data differs from the contract.'),
    data: z.json().optional(),
  }),
  z.strictObject({
    kind: z.literal('html').describe('Sends an HTML page instead of JSON.'),
    status: status.optional(),
  }),
  z.strictObject({
    kind: z
      .literal('drip')
      .describe('Sends the real response slowly, this number of bytes at a time.'),
    bytes: z.int().min(1).default(64),
    ms: milliseconds.default(100),
  }),
  z.strictObject({ kind: z.literal('empty').describe('Sends the status 204 without a body.') }),
]);

/** The kinds of faults, in the order in which the inspector offers them. */
export const KINDS = how.options.map(({ shape }) => shape.kind.value);

/** The requests that the fault applies to, and how it changes their response. */
export const fault = matcher
  .extend({
    times: z
      .int()
      .min(1)
      .optional()
      .describe('Applies to this number of requests; to all when omitted.'),
    nth: z.int().min(1).optional().describe('Applies only to the nth request from now.'),
    after: z
      .boolean()
      .default(false)
      .describe('The shop processes the request before the fault applies.'),
    keep_pages: z
      .boolean()
      .optional()
      .describe('Keeps the pages that the storefront has cached, as in an outage of the API.'),
  })
  .refine(({ times, nth }) => times === undefined || nth === undefined, {
    path: ['nth'],
    message: 'times and nth cannot be combined',
  })
  .and(how);

export type Fault = z.output<typeof fault>;

/** A fault as the control API lists it. */
export const listedFault = fault.and(
  z.object({
    id: z.int(),
    hits: z.int().describe('The number of requests that the fault has applied to.'),
  }),
);
