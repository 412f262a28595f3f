import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orderLines, orders } from '@/api/db/schema/order';
import { advisoryLock } from '@/api/db/transaction';
import type { OwnSettings } from '@/api/services/content/own-settings';
import { Conflict } from '@/api/shared/errors';
import type { MessageKey } from '@/api/shared/messages';
import { formatCount } from '@/lib/domain/text/number';

/**
 * Identifies a guest who orders without an account. The goods held under each of the three keys are
 * limited separately (ADR 042).
 */
export type Holder = { phone: string; shopper: string; origin: string };
/** A guest's hold on goods: the time when it ends, and the settings that limit it. */
export type Hold = Holder & { until: Date; settings: OwnSettings };
type Held = { units: number; amount: number };

const HOUR_MS = 60 * 60 * 1000;

/** Computes when the hold on the goods of a guest's unconfirmed order ends. */
export function holdOf(holder: Holder, settings: OwnSettings, at: Date): Hold {
  const until = new Date(at.getTime() + settings.one_click_hold_hours * HOUR_MS);
  return { ...holder, until, settings };
}

/**
 * Serializes the orders of each holder until the transaction ends. These locks are acquired before
 * those of the goods.
 */
export async function lockHolder(tx: Db, { phone, shopper, origin }: Holder): Promise<void> {
  for (const name of [`phone:${phone}`, `shopper:${shopper}`, `origin:${origin}`]) {
    await advisoryLock(tx, `unconfirmed:${name}`);
  }
}

/**
 * Rejects an order that would let a guest hold more unconfirmed goods than the settings allow.
 * @param wanted - The units and the total (UZS) of the new order.
 * @throws Conflict with code `unconfirmed_limit`.
 */
export async function refuseAboveHold(tx: Db, hold: Hold, wanted: Held): Promise<void> {
  const { phone, shopper, origin, settings: own } = hold;
  const ofOne = { units: own.one_click_pieces, amount: own.one_click_amount };
  const ofAddress = { units: own.one_click_address_pieces, amount: own.one_click_address_amount };
  refuseAlone(wanted, {
    units: Math.min(ofOne.units, ofAddress.units),
    amount: Math.min(ofOne.amount, ofAddress.amount),
  });

  for (const holder of [eq(orders.phone, phone), eq(orders.shopper, shopper)]) {
    const held = await heldBy(tx, holder);
    if (isAbove(sumOf(held, wanted), ofOne)) refuse('confirmFirst');
  }
  const held = await heldBy(tx, eq(orders.origin, origin));
  if (isAbove(sumOf(held, wanted), ofAddress)) refuse('addressUnconfirmed');
}

async function heldBy(tx: Db, holder: SQL): Promise<Held> {
  const units = tx
    .select({ sum: sql`sum(${orderLines.amount})` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id));
  const [row] = await tx
    .select({
      pieces: sql<string>`coalesce(sum((${units})), 0)`,
      amount: sql<string>`coalesce(sum(${orders.total}), 0)`,
    })
    .from(orders)
    .where(and(isNotNull(orders.confirmUntil), holder));
  return { units: Number(row?.pieces), amount: Number(row?.amount) };
}

function refuseAlone(wanted: Held, { units, amount }: Held): void {
  if (wanted.units > units) refuse('unitsUnconfirmed', { count: formatCount(units) });
  if (wanted.amount > amount) refuse('amountUnconfirmed', { sum: formatCount(amount) });
}

function refuse(key: MessageKey, values: Record<string, string> = {}): never {
  throw new Conflict(key, { code: 'unconfirmed_limit', lines: [] }, values);
}

function isAbove(held: Held, limit: Held): boolean {
  return held.units > limit.units || held.amount > limit.amount;
}

function sumOf(one: Held, other: Held): Held {
  return { units: one.units + other.units, amount: one.amount + other.amount };
}
