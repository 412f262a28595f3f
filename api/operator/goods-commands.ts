import { changeIfConfirmed, type ToolCommand, wholeNumber } from './command-line';
import { withOperator } from './connect';
import { changeLine } from './print';

export const goodsCommands: ToolCommand[] = [
  {
    usage: 'stock (<SKU>|#<variant>) (<units>|+<units>|-<units>) [--yes]',
    does: 'set the stock, or change it by a number of units',
    matches: /^stock \S+ \S+$/,
    run: (env, [, name = '', text = ''], flags) =>
      withOperator(env, (shop) => {
        const command = { name, ...stockOf(text) };
        return changeIfConfirmed(flags, async (preview) =>
          changeLine(await shop('setStock', { ...command, preview })),
        );
      }),
  },
  {
    usage: 'price (<SKU>|#<variant>) <price> [<discounted-price>|<percent>%] [--yes]',
    does: 'set the price in UZS and the discount; omitting the discount removes it',
    matches: /^price \S+ \S+( \S+)?$/,
    run: (env, [, name = '', text, sale], flags) =>
      withOperator(env, (shop) => {
        const command = { name, price: wholeNumber(text), ...discountOf(sale) };
        return changeIfConfirmed(flags, async (preview) =>
          changeLine(await shop('setPrice', { ...command, preview })),
        );
      }),
  },
];

/** The tool replaces the hyphen of a negative number with a minus sign. */
const RELATIVE = /^([+−])(\d+)$/;

function stockOf(text: string): { stock: number } | { change: number } {
  const [, sign, units] = RELATIVE.exec(text) ?? [];
  if (!sign) return { stock: wholeNumber(text) };
  return { change: (sign === '+' ? 1 : -1) * wholeNumber(units) };
}

const PERCENT = /^\d{1,2}%$/;

function discountOf(text: string | undefined) {
  if (text === undefined) return { discounted: null };
  if (!PERCENT.test(text)) return { discounted: wholeNumber(text) };
  return { discounted: null, percent: wholeNumber(text.slice(0, -1)) };
}
