import { formatPhone } from '@/lib/domain/text/format-phone';
import type { LimitChange } from './command';
import { changeIfConfirmed, type ToolCommand, wholeNumber } from './command-line';
import { withOperator } from './connect';
import { formatUzs } from './print';

export const customerCommands: ToolCommand[] = [
  {
    usage: 'customer limit <phone> <amount> [--yes]',
    does: 'set how much a customer may owe on installments, in UZS; 0 disables them',
    matches: /^customer limit \S+ \S+$/,
    run: (env, [, , phone = '', sum], flags) =>
      withOperator(env, (shop) => {
        const command = { phone, limit: wholeNumber(sum) };
        return changeIfConfirmed(flags, async (preview) =>
          limitLine(await shop('setLimit', { ...command, preview })),
        );
      }),
  },
];

function limitLine({ phone, before, after }: LimitChange): string {
  return `${formatPhone(phone)}: installment limit ${formatUzs(before)} → ${formatUzs(after)}`;
}
