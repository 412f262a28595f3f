import { z } from 'zod';
import { listFailed, resend } from '@/api/outbox/dead-letters';
import { OperatorFailure } from '@/api/shared/errors';
import type { Command, OperatorShop, Report } from './command';

const outboxReport = z.object({
  waiting: z.number(),
  dead: z.number(),
  letters: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      type: z.string(),
      order: z.number().nullable(),
      receiver: z.string(),
      state: z.enum(['pending', 'dead']),
      tries: z.number(),
      failure: z.string(),
    }),
  ),
});

const NOT_FOUND = 404;

export const outboxVerbs = {
  outbox: {
    command: z.object({}),
    report: outboxReport,
    run: ({ db }: OperatorShop) => listFailed(db),
  },
  resendEvents: {
    command: z.object({ id: z.number().int().positive().nullable() }),
    report: z.object({ queued: z.number() }),
    async run(
      { db, now }: OperatorShop,
      { id }: Command<'resendEvents'>,
    ): Promise<Report<'resendEvents'>> {
      const queued = await resend(db, id, now());
      if (id !== null && queued === 0) {
        throw new OperatorFailure(`there is no delivery ${id}`, { status: NOT_FOUND });
      }
      return { queued };
    },
  },
};
