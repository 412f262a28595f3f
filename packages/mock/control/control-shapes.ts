import { z } from 'zod';
import { type CallName, calls } from '@/lib/contract/calls';
import { instant } from '@/lib/contract/shape';
import { fault, listedFault } from '@/packages/mock/faults/fault';
import { matcher } from '@/packages/mock/faults/matcher';

const milliseconds = z.int().min(0);

/** A request in the journal. */
export const entry = z.object({
  id: z.int(),
  at: instant,
  call: z
    .enum(Object.keys(calls) as [CallName, ...CallName[]])
    .nullable()
    .describe(
      'The name of the endpoint in the contract; null when the contract has no such endpoint.',
    ),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  from: z.enum(['browser', 'server']),
  language: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  unknown: z.array(z.string()).describe('Names that the contract does not have.'),
  status: z.int().nullable(),
  answer: z.unknown().describe('Null for a long body, and for older entries of a long journal.'),
  duration_ms: milliseconds.nullable(),
  given_up: z
    .boolean()
    .describe('Whether the caller closed the connection before it received the whole response.'),
  fault: z.string().nullable(),
  fault_id: z.int().nullable(),
});

export const faults = z.object({ results: z.array(listedFault), count: z.int() });

/** Recorded responses, as faults of the kind `answer` that replay them. */
export const recording = z.object({
  results: z.array(fault),
  count: z.int(),
  left_out: z.int().describe('The number of responses that did not fit into the recording.'),
});

/** The state of a world. `calls`, `faults` and `sms` are counts. */
export const worldView = z.object({
  name: z
    .string()
    .nullable()
    .describe('Null for the default world, which requests without a world use.'),
  strict: z.boolean(),
  now: instant,
  calls: z.int(),
  faults: z.int(),
  sms: z.int(),
  snapshots: z.array(z.string()),
});

/** The number of matching requests, and the requests themselves. */
export const verification = z.object({ count: z.int(), calls: z.array(entry) });

/** The problems at the end of a test. `ok` is true when all lists are empty. */
export const report = z.object({
  ok: z.boolean(),
  unused_faults: z
    .array(listedFault)
    .describe('Faults that were hit fewer than `times` times, or never if `times` is not set.'),
  outside_contract: z
    .array(entry)
    .describe('Requests to unknown endpoints, or with names that the contract does not have.'),
  failed_unasked: z
    .array(entry)
    .describe('Requests that returned 5xx or that the storefront aborted, without a fault.'),
  unexpected: z
    .array(entry)
    .describe('Requests that were neither expected nor verified; empty without `expected`.'),
});

const taken = { When: matcher.shape.when.unwrap(), Matcher: matcher };

/**
 * Shapes that several endpoints share. The generated client exports each as a type of that name.
 */
export const named = {
  input: { ...taken, AddFaultBody: fault },
  output: {
    ...taken,
    Fault: fault,
    ListedFault: listedFault,
    JournalEntry: entry,
    WorldView: worldView,
  },
};
