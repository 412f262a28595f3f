import { formatDateTime } from '@/lib/domain/time/date';
import type { NewPromo, PromoReport } from './command';
import {
  changeIfConfirmed,
  type Flags,
  positiveCount,
  print,
  readTime,
  type ToolCommand,
  wholeNumber,
} from './command-line';
import { withOperator } from './connect';
import { formatUzs } from './print';

export const promoCommands: ToolCommand[] = [
  {
    usage: 'promo list',
    does: 'print the latest 200 promo codes with their terms and uses',
    matches: /^promo list$/,
    run: (env) =>
      withOperator(env, async (shop) => {
        const found = await shop('promos', {});
        return print(found.length > 0 ? found.map(promoLine).join('\n') : 'no promo codes');
      }),
  },
  {
    usage:
      'promo add <code> (<amount>|<percent>%) [--min <amount>] [--from <date>] [--until <date>] [--uses <number>] [--yes]',
    does: 'add a code that each customer can use once; --uses limits the uses by all customers together',
    matches: /^promo add \S+ \S+$/,
    run: (env, [, , code = '', value = ''], flags) =>
      withOperator(env, (shop) => {
        const command = { code, ...discountOf(value), ...limitsOf(flags) };
        return changeIfConfirmed(flags, async (preview) =>
          promoLine(await shop('addPromo', { ...command, preview })),
        );
      }),
  },
  {
    usage: 'promo end <code> [--yes]',
    does: 'end a code now; orders that have used it keep their discount',
    matches: /^promo end \S+$/,
    run: (env, [, , code = ''], flags) =>
      withOperator(env, (shop) =>
        changeIfConfirmed(flags, async (preview) =>
          promoLine(await shop('endPromo', { code, preview })),
        ),
      ),
  },
];

const PERCENT = /^\d{1,3}%$/;

function discountOf(text: string): Pick<NewPromo, 'kind' | 'value'> {
  return PERCENT.test(text)
    ? { kind: 'percent', value: wholeNumber(text.slice(0, -1)) }
    : { kind: 'fixed', value: wholeNumber(text) };
}

function limitsOf({
  min = '0',
  from,
  until,
  uses,
}: Flags): Omit<NewPromo, 'code' | 'kind' | 'value'> {
  return {
    minimum: wholeNumber(min),
    startsAt: from && readTime(from),
    endsAt: until && readTime(until, { isEnd: true }),
    usesMax: uses === undefined ? uses : positiveCount('uses', uses),
  };
}

function promoLine({ code, kind, value, minimum, ...limits }: PromoReport): string {
  const { startsAt, endsAt, usesMax, uses } = limits;
  const until = endsAt === null ? '' : ` until ${formatDateTime(endsAt)}`;
  return [
    code,
    kind === 'fixed' ? formatUzs(value) : `${value}%`,
    `for goods from ${formatUzs(minimum)}`,
    `from ${formatDateTime(startsAt)}${until}`,
    usesMax === null ? `uses: ${uses}` : `uses: ${uses} of ${usesMax}`,
  ].join('  ');
}
