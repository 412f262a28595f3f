import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orders, promoCodes } from '@/api/db/schema/order';
import { Conflict } from '@/api/shared/errors';
import { fill, textIn, waitText } from '@/api/shared/locale';
import { type MessageKey, messages } from '@/api/shared/messages';
import type { ContentLocale } from '@/lib/constants';
import type { QuotedPromo } from '@/lib/contract/quote';
import {
  type PromoTrouble,
  promoDiscount,
  promoTrouble,
  toPromoCode,
} from '@/lib/domain/order/promo';
import { formatCount } from '@/lib/domain/text/number';
import { formatDateTime } from '@/lib/domain/time/date';
import { countGuess, type Guesser, guessesPauseSeconds } from './promo-guesses';

export type PromoRow = typeof promoCodes.$inferSelect;
/** The code of an order and its discount on the goods, in UZS. */
export type OrderPromo = { code: string; discount: number };

/** `goods` is the discounted price of the goods, in UZS. */
type Circumstances = { guesser: Guesser; goods: number; now: Date };
/**
 * The result of checking a code. `pauseSeconds` is the time until the shopper may try another code.
 */
type Examined = {
  code: string;
  row: PromoRow | null;
  trouble: PromoTrouble | null;
  pauseSeconds: number;
};

/** A canceled order does not count as a use of its code. */
const isNotCanceled = ne(orders.status, 'canceled');

const detailKeys: Record<PromoTrouble, MessageKey> = {
  unknown: 'promoUnknown',
  limited: 'promoLimited',
  not_started: 'promoNotStarted',
  expired: 'promoExpired',
  exhausted: 'promoExhausted',
  used: 'promoUsed',
  minimum: 'promoMinimum',
};

/**
 * Computes the discount of a code, or returns the reason why there is none. Counts unknown codes,
 * so that nobody can find a code by trying many.
 */
export async function quotePromo(
  db: Db,
  typed: string,
  { locale, ...circumstances }: Circumstances & { locale: ContentLocale },
): Promise<QuotedPromo> {
  const examined = await examine(db, typed, circumstances);
  const { code, row, trouble } = examined;
  const { goods, guesser, now } = circumstances;
  if (trouble === 'unknown') await countGuess(db, guesser, { code, now });
  const terms = row && { kind: row.kind, value: row.value, minimum: row.minimum };
  const text = trouble === null ? '' : textIn(messages[detailKeys[trouble]], locale);
  return {
    code,
    terms,
    trouble,
    discount: terms && trouble === null ? promoDiscount(terms, goods) : 0,
    detail: fill(text, valuesOf(examined, goods, locale)),
  };
}

/** A code from the order form, the shopper who entered it, and the discount that they saw. */
export type WantedPromo = { code: string; seen: number; guesser: Guesser };

/**
 * Counts the code of a refused order as a guess if the code does not exist. The caller has ended
 * the order's transaction.
 */
export async function countRefusedPromo(
  db: Db,
  typed: string,
  { guesser, now }: Pick<Circumstances, 'guesser' | 'now'>,
): Promise<void> {
  const code = toPromoCode(typed);
  if (!(await readPromo(db, code, { isLocked: false }))) {
    await countGuess(db, guesser, { code, now });
  }
}

/**
 * Checks a code for an order and returns its discount.
 *
 * Locks the code until the transaction ends, so that two orders cannot both use a code with one use
 * left.
 *
 * @throws Conflict with code `promo_changed` when the code does not give the discount that the
 * shopper saw. The message states the reason.
 */
export async function takePromo(
  tx: Db,
  { code: typed, seen, guesser }: WantedPromo,
  { locale, goods, now }: Omit<Circumstances, 'guesser'> & { locale: ContentLocale },
): Promise<OrderPromo> {
  const examined = await examine(tx, typed, { guesser, goods, now }, { isLocked: true });
  const { code, row, trouble } = examined;
  const data = { code: 'promo_changed', lines: [] };
  if (!row || trouble !== null) {
    const values = valuesOf(examined, goods, locale);
    throw new Conflict(detailKeys[trouble ?? 'unknown'], data, values);
  }
  const discount = promoDiscount(row, goods);
  if (discount !== seen) throw new Conflict('promoChanged', data);
  return { code, discount };
}

async function examine(
  db: Db,
  typed: string,
  { guesser, goods, now }: Circumstances,
  { isLocked = false } = {},
): Promise<Examined> {
  const code = toPromoCode(typed);
  const { customer } = guesser;
  const pauseSeconds = await guessesPauseSeconds(db, guesser, now);
  if (pauseSeconds > 0) return { code, row: null, trouble: 'limited', pauseSeconds };
  const row = await readPromo(db, code, { isLocked });
  if (!row) return { code, row, trouble: 'unknown', pauseSeconds };
  const isUsed = customer !== null && (await hasUsed(db, code, customer));
  const isExhausted = row.usesMax !== null && (await countUses(db, code)) >= row.usesMax;
  const trouble = promoTrouble(row, { goods, now, isExhausted, isUsed });
  return { code, row, trouble, pauseSeconds };
}

/** Reads a code. With `isLocked`, it stays locked until the transaction ends. */
export async function readPromo(
  db: Db,
  code: string,
  { isLocked }: { isLocked: boolean },
): Promise<PromoRow | null> {
  const query = db.select().from(promoCodes).where(eq(promoCodes.code, code)).limit(1);
  const [row = null] = await (isLocked ? query.for('no key update') : query);
  return row;
}

/** Counts the orders with a code, excluding canceled ones. */
export async function countUses(db: Db, code: string): Promise<number> {
  return db.$count(orders, isUseOf(code));
}

/** Counts the uses of several codes. The result omits unused codes. */
export async function countUsesOf(db: Db, codes: string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ code: orders.promoCode, uses: count() })
    .from(orders)
    .where(and(inArray(orders.promoCode, codes), isNotCanceled))
    .groupBy(orders.promoCode)
    .limit(codes.length);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

async function hasUsed(db: Db, code: string, customer: number): Promise<boolean> {
  return (await db.$count(orders, and(isUseOf(code), eq(orders.customerId, customer)))) > 0;
}

function isUseOf(code: string) {
  return and(eq(orders.promoCode, code), isNotCanceled);
}

function valuesOf(
  { row, pauseSeconds }: Examined,
  goods: number,
  locale: ContentLocale,
): Record<string, string> {
  if (!row) return { time: waitText(pauseSeconds, locale) };
  return {
    date: formatDateTime(row.startsAt.toISOString()),
    sum: formatCount(row.minimum),
    missing: formatCount(Math.max(0, row.minimum - goods)),
  };
}
