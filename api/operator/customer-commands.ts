import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatAmount } from '@/lib/domain/text/money';
import type { LimitChange } from './command';
import { isConfirmed, NOT_DONE, print, type ToolCommand, wholeNumber } from './command-line';
import { withOperator } from './connect';

export const customerCommands: ToolCommand[] = [
  {
    usage: 'customer limit <phone> <sum> [--yes]',
    does: 'set how much a customer may owe on installments, in UZS; 0 ends it',
    matches: /^customer limit \S+ \S+$/,
    run: (env, [, , phone = '', sum], flags) =>
      withOperator(env, async (shop) => {
        const command = { phone, limit: wholeNumber(sum) };
        print(limitLine(await shop('setLimit', { ...command, preview: true })));
        if (!(await isConfirmed(flags))) return NOT_DONE;
        await shop('setLimit', command);
        return print('changed');
      }),
  },
];

function limitLine({ phone, before, after }: LimitChange): string {
  const uzs = (sum: number) => formatAmount(sum).replaceAll('\u00A0', ' ');
  return `${formatPhone(phone)}: installment limit ${uzs(before)} → ${uzs(after)}`;
}
