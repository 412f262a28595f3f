import { ORDER_STATES } from '@/api/operator/command';
import {
  changeIfConfirmed,
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
import { orderChange } from './order-change';
import type { OrderReport } from './order-report';
import { ORDER_LIST_COLUMNS } from './order-rows';
import { ORDERS_ON_PAGE } from './orders';

/** The stages with a command of the same name. The command `confirm` records the other stage. */
const RECORDED_STAGES = ORDER_STAGES.filter((stage) => stage !== 'confirmed');
const oneOf = (values: readonly string[]) => values.join('|');

export const orderCommands: ToolCommand[] = [
  {
    usage: `order list [${oneOf(ORDER_STATES)}] [--status <status>] [--phone <phone>] [--since <date>] [--page <number>] [--format (csv|xlsx) [--out <file>]]`,
    does: "print 50 orders per page, latest first, or write all to a file; 'unconfirmed' pages are sorted by expiry",
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
    usage: 'order <id> confirm [--yes]',
    does: "confirm a guest's one-click order, so that it does not expire; a status change does the same",
    matches: /^order \d+ confirm$/,
    run: (env, [, id], flags) =>
      withOperator(env, (shop) => {
        const command = { id: wholeNumber(id) };
        return changing(shop, { flags, command }, (given) => shop('confirmOrder', given));
      }),
  },
  {
    usage: `order <id> (${oneOf(RECORDED_STAGES)}) [--yes]`,
    does: "record the delivery stage; a new order becomes 'in_progress'",
    matches: new RegExp(`^order \\d+ (${oneOf(RECORDED_STAGES)})$`),
    run: (env, [, id, text = ''], flags) =>
      withOperator(env, (shop) => {
        const command = { id: wholeNumber(id), to: known(RECORDED_STAGES, text) };
        return changing(shop, { flags, command }, (given) => shop('stageOrder', given));
      }),
  },
  {
    usage: 'order <id> return <line> <units> [--yes]',
    does: "take units of a 'done' order back into the stock; `order <id>` shows the line numbers",
    matches: /^order \d+ return \S+ \S+$/,
    run: (env, [, id, , line, units], flags) =>
      withOperator(env, (shop) => {
        const numbers = { line: atLeastOne('line', line), units: atLeastOne('units', units) };
        const command = { id: wholeNumber(id), ...numbers };
        return changing(shop, { flags, command }, (given) => shop('returnUnits', given));
      }),
  },
  {
    usage: 'order <id> refund <amount> [--note <text>] [--yes]',
    does: 'record a full or partial refund to the shopper, in UZS',
    matches: /^order \d+ refund \S+$/,
    run: (env, [, id, , sum], flags) =>
      withOperator(env, (shop) => {
        const refund = { amount: atLeastOne('sum', sum), note: flags.note ?? '' };
        const command = { id: wholeNumber(id), ...refund };
        return changing(shop, { flags, command }, (given) => shop('refundOrder', given));
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
    usage: `order <id> (${oneOf(ORDER_STATUSES)}) [--yes]`,
    does: 'change the status; canceling restores the stock',
    matches: /^order \d+ \S+$/,
    run: (env, [, id, text = ''], flags) =>
      withOperator(env, (shop) => {
        const command = { id: wholeNumber(id), to: known(ORDER_STATUSES, text) };
        return changing(shop, { flags, command }, (given) => shop('moveOrder', given));
      }),
  },
  {
    usage: `order <id> payment (${oneOf(PAYMENT_STATUSES)}) [--yes]`,
    does: "change the payment status; 'refunded' records a refund of the remaining amount",
    matches: /^order \d+ payment \S+$/,
    run: (env, [, id, , text = ''], flags) =>
      withOperator(env, (shop) => {
        const command = { id: wholeNumber(id), to: known(PAYMENT_STATUSES, text) };
        return changing(shop, { flags, command }, (given) => shop('movePayment', given));
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

/** Prints the change to an order, requests confirmation and makes it. */
async function changing<Given extends { id: number }>(
  shop: Operator,
  { flags, command }: { flags: Flags; command: Given },
  change: (given: Given & { preview: boolean }) => Promise<OrderReport>,
): Promise<number> {
  const before = await shop('order', { id: command.id });
  return changeIfConfirmed(flags, async (preview) =>
    orderChange(before, await change({ ...command, preview })),
  );
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
