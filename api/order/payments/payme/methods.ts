import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { CatalogTx } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { payments } from '@/api/db/schema/order';
import { findPayment } from '@/api/order/payments/record';
import { account, orderOf, refusal } from './account';
import { faultOf, type Outcome } from './fault';
import { fiscalDetail } from './fiscal-detail';
import { cancel, create, perform } from './transaction';
import { toStatement, toTimes } from './view';

type Work = (tx: CatalogTx, at: Date) => Promise<Outcome>;
type Run<Params> = (tx: CatalogTx, params: Params, at: Date) => Promise<Outcome>;

const STATEMENT_MAX = 10_000;

const amount = z.number().int();
const id = z.string().min(1).max(100);
const instant = z.number().int().nonnegative();

/**
 * Each method parses its parameters and returns the work to do, or `null` for malformed parameters.
 */
export const methods: Record<string, (params: unknown) => Work | null> = {
  CheckPerformTransaction: method(z.object({ amount, account }), async (tx, params) => {
    const order = await orderOf(tx, params.account);
    if (!order) return { fault: faultOf('noOrder') };
    const fault = await refusal(tx, order, params.amount);
    if (fault) return { fault };
    const detail = await fiscalDetail(tx, order);
    return { result: { allow: true, ...(detail && { detail }) } };
  }),
  CreateTransaction: method(z.object({ id, time: instant, amount, account }), create),
  PerformTransaction: method(z.object({ id }), perform),
  CancelTransaction: method(z.object({ id, reason: z.number().int() }), cancel),
  CheckTransaction: method(z.object({ id }), async (tx, params) => {
    const payment = await findPayment(tx, 'payme', params.id);
    return payment ? { result: toTimes(payment) } : { fault: faultOf('noTransaction') };
  }),
  GetStatement: method(z.object({ from: instant, to: instant }), statement),
};

async function statement(tx: Db, { from, to }: { from: number; to: number }): Promise<Outcome> {
  const time = payments.providerTime;
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'payme'), gte(time, from), lte(time, to)))
    .orderBy(asc(time), asc(payments.id))
    .limit(STATEMENT_MAX);
  return { result: { transactions: rows.map(toStatement) } };
}

function method<Params>(schema: z.ZodType<Params>, run: Run<Params>) {
  return (params: unknown): Work | null => {
    const { data } = schema.safeParse(params);
    return data === undefined ? null : (tx, at) => run(tx, data, at);
  };
}
