import { z } from 'zod';
import { type CallName, calls } from '@/lib/contract/calls';
import { instant } from '@/lib/contract/shape';
import { fault, listedFault } from '@/packages/mock/faults/fault';
import { matcher } from '@/packages/mock/faults/matcher';

const milliseconds = z.int().min(0);

/** A call in the journal. */
export const entry = z.object({
  id: z.int(),
  at: instant,
  call: z
    .enum(Object.keys(calls) as [CallName, ...CallName[]])
    .nullable()
    .describe('Its name in the contract; null for what is no call.'),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  from: z.enum(['browser', 'server']),
  language: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  unknown: z.array(z.string()).describe('Names that the contract does not have.'),
  status: z.int().nullable(),
  answer: z.unknown().describe('Null for a long one, and for old ones of a long journal.'),
  duration_ms: milliseconds.nullable(),
  given_up: z.boolean().describe('The caller did not wait for the answer.'),
  fault: z.string().nullable(),
  fault_id: z.int().nullable(),
});

export const faults = z.object({ results: z.array(listedFault), count: z.int() });

export const recording = z.object({
  results: z.array(fault),
  count: z.int(),
  left_out: z.int().describe('Answers that there was no room for.'),
});

export const worldView = z.object({
  name: z.string().nullable().describe('Null for the world of calls that name none.'),
  strict: z.boolean(),
  now: instant,
  calls: z.int(),
  faults: z.int(),
  sms: z.int(),
  snapshots: z.array(z.string()),
});

export const verification = z.object({ count: z.int(), calls: z.array(entry) });

export const report = z.object({
  ok: z.boolean(),
  unused_faults: z.array(listedFault).describe('Hit less often than asked for.'),
  outside_contract: z.array(entry).describe('No call of the contract, or names it does not have.'),
  failed_unasked: z
    .array(entry)
    .describe('Answered 5xx or given up by the storefront, without a fault.'),
  unexpected: z.array(entry).describe('Neither expected nor verified; empty without `expected`.'),
});

const taken = { When: matcher.shape.when.unwrap(), Matcher: matcher };

/** What several calls take or answer; in the client it is a type of that name. */
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
