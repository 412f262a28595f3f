import { ORDER_STATES } from '@/api/operator/command';
import {
  DONE,
  type Flags,
  positiveCount,
  print,
  readTime,
  type ToolCommand,
  wholeNumber,
} from '@/api/operator/command-line';
import { withOperator } from '@/api/operator/connect';
import { pagesOf, writeFile } from '@/api/operator/export/export-commands';
import type { Operator } from '@/api/operator/operator';
import { orderSheet, orderTable } from '@/api/operator/print';
import { OperatorFailure } from '@/api/shared/errors';
import { ORDER_STAGES, ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { readPhone } from '@/lib/domain/text/phone';
import type { OrderReport } from './order-report';
import { ORDER_LIST_COLUMNS } from './order-rows';
import { ORDERS_ON_PAGE } from './orders';

/** The stages that are recorded by their names. The command `confirm` records the first stage. */
const RECORDED_STAGES = ORDER_STAGES.filter((stage) => stage !== 'confirmed');
const oneOf = (values: readonly string[]) => values.join('|');

export const orderCommands: ToolCommand[] = [
  {
    usage: `order list [${oneOf(ORDER_STATES)}] [--status <status>] [--phone <phone>] [--since <date>] [--page <number>] [--format csv|xlsx [--out <file>]]`,
    does: 'print the latest 50 orders or the next page, or all as a file; unconfirmed orders are sorted by expiry',
    matches: /^order list( \S+)?$/,
    run: (env, [, , text], flags) => {
      const filter = filterOf(text, flags);
      return withOperator(env, (shop) =>
        flags.format === undefined
          ? printList(shop, filter, flags)
          : writeList(shop, filter, { ...flags, format: flags.format }),
      );
    },
  },
  {
    usage: 'order <id>',
    does: 'print an order',
    matches: /^order \d+$/,
    run: (env, [, id]) =>
      withOperator(env, async (shop) => printed(await shop('order', { id: wholeNumber(id) }))),
  },
  {
    usage: 'order <id> confirm',
    does: "confirm a guest's one-click order, so that it does not expire; a status change does the same",
    matches: /^order \d+ confirm$/,
    run: (env, [, id]) =>
      withOperator(env, async (shop) =>
        printed(await shop('confirmOrder', { id: wholeNumber(id) })),
      ),
  },
  {
    usage: `order <id> ${oneOf(RECORDED_STAGES)}`,
    does: 'record the delivery stage; a new order becomes in_progress',
    matches: new RegExp(`^order \\d+ (${oneOf(RECORDED_STAGES)})$`),
    run: (env, [, id, text = '']) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id), to: known(RECORDED_STAGES, text) };
        return printed(await shop('stageOrder', command));
      }),
  },
  {
    usage: 'order <id> return <line> <units>',
    does: 'take units of a done order back into the stock; `order <id>` numbers its lines',
    matches: /^order \d+ return \S+ \S+$/,
    run: (env, [, id, , line, units]) =>
      withOperator(env, async (shop) => {
        const numbers = { line: atLeastOne('line', line), units: atLeastOne('units', units) };
        return printed(await shop('returnUnits', { id: wholeNumber(id), ...numbers }));
      }),
  },
  {
    usage: 'order <id> refund <sum> [--note <text>]',
    does: 'record money in UZS that was returned to the shopper, in part or entirely',
    matches: /^order \d+ refund \S+$/,
    run: (env, [, id, , sum], { note = '' }) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id), amount: atLeastOne('sum', sum), note };
        return printed(await shop('refundOrder', command));
      }),
  },
  {
    usage: 'order <id> note <text>',
    does: 'add a note that only staff see',
    matches: /^order \d+ note \S/,
    run: (env, [, id, , ...text]) =>
      withOperator(env, async (shop) =>
        printed(await shop('noteOrder', { id: wholeNumber(id), text: text.join(' ') })),
      ),
  },
  {
    usage: `order <id> ${oneOf(ORDER_STATUSES)}`,
    does: 'change the status; canceling restores the stock',
    matches: /^order \d+ \S+$/,
    run: (env, [, id, text = '']) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id), to: known(ORDER_STATUSES, text) };
        return printed(await shop('moveOrder', command));
      }),
  },
  {
    usage: `order <id> payment ${oneOf(PAYMENT_STATUSES)}`,
    does: 'change the payment status; refunded records the refund of the rest',
    matches: /^order \d+ payment \S+$/,
    run: (env, [, id, , text = '']) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id), to: known(PAYMENT_STATUSES, text) };
        return printed(await shop('movePayment', command));
      }),
  },
];

type Filter = ReturnType<typeof filterOf>;

async function printList(shop: Operator, filter: Filter, { out, page: given }: Flags) {
  if (out !== undefined) throw new OperatorFailure('--out needs --format csv or xlsx');
  const page = given === undefined ? 1 : positiveCount('page', given);
  const found = await shop('orders', { ...filter, page });
  if (found.length === 0) return print(page === 1 ? 'no orders' : 'no more orders');
  const rest = found.length < ORDERS_ON_PAGE ? '' : `\nmore orders: --page ${page + 1}`;
  return print(orderTable(found) + rest);
}

async function writeList(
  shop: Operator,
  filter: Filter,
  { format, out, page }: Flags & { format: string },
) {
  if (page !== undefined) throw new OperatorFailure('a file has no pages: omit --page');
  const pages = pagesOf((after) => shop('orderRows', { ...filter, after }));
  await writeFile(pages, { columns: ORDER_LIST_COLUMNS, format, out });
  return DONE;
}

function printed(order: OrderReport): number {
  return print(orderSheet(order));
}

function filterOf(text: string | undefined, { status, phone, since }: Flags) {
  if (text !== undefined && status !== undefined) {
    throw new OperatorFailure(`use either '${text}' or --status ${status}`);
  }
  const wanted = text ?? status;
  return {
    state: wanted === undefined ? undefined : known(ORDER_STATES, wanted),
    phone: phone === undefined ? undefined : phoneOf(phone),
    since: since === undefined ? undefined : readTime(since),
  };
}

function phoneOf(text: string): string {
  const { kind, digits } = readPhone(text);
  if (kind === 'complete') return digits;
  throw new OperatorFailure(`'${text}' is not a phone number`);
}

function atLeastOne(name: string, text: string | undefined): number {
  const number = wholeNumber(text);
  if (number > 0) return number;
  throw new OperatorFailure(`the ${name} must be at least 1`);
}

function known<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((one) => one === text);
  if (value) return value;
  throw new OperatorFailure(`'${text}' is not one of ${values.join(', ')}`);
}
