import type { OutboxReport } from '@/api/outbox/dead-letters';
import { plainLine } from '@/lib/domain/text/plain-text';
import { formatDateTime } from '@/lib/domain/time/date';
import { print, type ToolCommand } from './command-line';
import { withOperator } from './connect';

export const outboxCommands: ToolCommand[] = [
  {
    usage: 'outbox list',
    does: 'print failed deliveries that will be retried, and dead letters',
    matches: /^outbox list$/,
    run: (env) =>
      withOperator(env, async (shop) => {
        return print(outboxTable(await shop('outbox', {})));
      }),
  },
  {
    usage: 'outbox resend (<delivery>|all)',
    does: 'deliver one event again, or all dead letters',
    matches: /^outbox resend (\d{1,9}|all)$/,
    run: (env, [, , which]) =>
      withOperator(env, async (shop) => {
        const id = which === 'all' ? null : Number(which);
        const { queued } = await shop('resendEvents', { id });
        return print(`deliveries queued: ${queued}`);
      }),
  },
];

function outboxTable({ waiting, dead, letters }: OutboxReport): string {
  const lines = letters.map(({ id, at, type, order, receiver, state, tries, failure }) => {
    const subject = order === null ? '' : `  order ${order}`;
    const reason = plainLine(failure);
    return `  ${id}  ${formatDateTime(at)}  ${type}${subject}  ${receiver}  ${state} (attempts: ${tries}): ${reason}`;
  });
  return [`deliveries waiting: ${waiting}, dead letters: ${dead}`, ...lines].join('\n');
}
