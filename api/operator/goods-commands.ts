import type { Command } from './command';
import {
  type Flags,
  isConfirmed,
  NOT_DONE,
  print,
  type ToolCommand,
  wholeNumber,
} from './command-line';
import { withOperator } from './connect';
import type { Operator } from './operator';
import { changeLine } from './print';

export const goodsCommands: ToolCommand[] = [
  {
    usage: 'stock <SKU>|#<variant> <units>|+<units>|-<units> [--yes]',
    does: 'set the stock, or change it by a number of units',
    matches: /^stock \S+ \S+$/,
    run: (env, [, name = '', text = ''], flags) =>
      withOperator(env, (shop) => change(shop, 'setStock', { name, ...stockOf(text) }, flags)),
  },
  {
    usage: 'price <SKU>|#<variant> <price> [<discounted-price>|<percent>%] [--yes]',
    does: 'set the price in UZS; without a discount, the current discount ends',
    matches: /^price \S+ \S+( \S+)?$/,
    run: (env, [, name = '', text, sale], flags) =>
      withOperator(env, (shop) => {
        const price = wholeNumber(text);
        return change(shop, 'setPrice', { name, price, ...discountOf(sale) }, flags);
      }),
  },
];

/**
 * Prints the change, requests confirmation and applies the change. Prints it again if the shop
 * changed in the meantime.
 */
async function change<Name extends 'setStock' | 'setPrice'>(
  shop: Operator,
  verb: Name,
  command: Command<Name>,
  flags: Flags,
): Promise<number> {
  const line = changeLine(await shop(verb, { ...command, preview: true }));
  print(line);
  if (!(await isConfirmed(flags))) return NOT_DONE;
  const made = changeLine(await shop(verb, command));
  return made === line ? print('changed') : print(`changed: ${made}`);
}

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
