import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { promoCodes } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { countUses, countUsesOf, type PromoRow, readPromo } from '@/api/order/promo';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';
import { instant } from '@/lib/contract/shape';
import { PROMO_KINDS, PROMO_PERCENT_MAX, toPromoCode } from '@/lib/domain/order/promo';
import type { Command, PromoReport } from './command';

type Shop = Pick<Ports, 'db' | 'now'>;

const SHOWN_MAX = 200;
const USES_MAX = 1_000_000;
const NOT_FOUND = 404;
const CODE = /^[\p{L}\d-]{3,20}$/u;

const preview = z.boolean().optional();
const report = z.object({
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  value: z.number(),
  minimum: z.number(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  usesMax: z.number().nullable(),
  uses: z.number(),
});

const newPromo = z.object({
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  value: z.int().min(1).max(ORDER_AMOUNT_MAX),
  minimum: z.int().min(0).max(ORDER_AMOUNT_MAX).default(0),
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  usesMax: z.int().min(1).max(USES_MAX).optional(),
});

export const promoVerbs = {
  promos: { command: z.object({}), report: z.array(report), run: listPromos },
  addPromo: { command: newPromo.extend({ preview }), report, run: addPromo },
  endPromo: { command: z.object({ code: z.string(), preview }), report, run: endPromo },
};

/** Lists the latest 200 codes, newest first. */
async function listPromos({ db }: Shop): Promise<PromoReport[]> {
  const rows = await db
    .select()
    .from(promoCodes)
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.code))
    .limit(SHOWN_MAX);
  if (rows.length === 0) return [];
  const uses = await countUsesOf(
    db,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => toReport(row, uses.get(row.code) ?? 0));
}

/**
 * Adds a code. It is valid immediately unless `startsAt` is later.
 * @throws OperatorFailure when the code already exists, or the code or its terms are invalid.
 */
export async function addPromo(
  { db, now }: Shop,
  { preview: isPreview, ...given }: Command<'addPromo'>,
): Promise<PromoReport> {
  const row = toRow(given, now());
  refuseTerms(row, now());
  return inTransaction(db, async (tx) => {
    const known = await readPromo(tx, row.code, { isLocked: true });
    if (known)
      throw new OperatorFailure(`the promo code ${row.code} already exists`, { status: 409 });
    if (!isPreview) await tx.insert(promoCodes).values(row);
    return toReport(row, await countUses(tx, row.code));
  });
}

/**
 * Ends a code. Orders that have used it keep their discount.
 * @throws OperatorFailure when the code does not exist or has ended.
 */
async function endPromo(
  { db, now }: Shop,
  { code: typed, preview: isPreview }: Command<'endPromo'>,
): Promise<PromoReport> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const code = toPromoCode(typed);
    const row = await readPromo(tx, code, { isLocked: true });
    if (!row) throw new OperatorFailure(`there is no promo code ${code}`, { status: NOT_FOUND });
    if (row.endsAt && row.endsAt <= at)
      throw new OperatorFailure(`the promo code ${code} has already ended`);
    if (!isPreview) {
      await tx.update(promoCodes).set({ endsAt: at }).where(eq(promoCodes.code, code));
    }
    return toReport({ ...row, endsAt: at }, await countUses(tx, code));
  });
}

function toRow(
  { code, startsAt, endsAt, usesMax, ...terms }: Omit<Command<'addPromo'>, 'preview'>,
  at: Date,
): PromoRow {
  return {
    ...terms,
    code: toPromoCode(code),
    startsAt: startsAt ? new Date(startsAt) : at,
    endsAt: endsAt ? new Date(endsAt) : null,
    usesMax: usesMax ?? null,
    createdAt: at,
  };
}

function refuseTerms({ code, kind, value, minimum, startsAt, endsAt }: PromoRow, at: Date): void {
  if (!CODE.test(code)) {
    throw new OperatorFailure(`'${code}' is not a code of 3 to 20 letters, digits and hyphens`);
  }
  if (kind === 'percent' && value > PROMO_PERCENT_MAX) {
    throw new OperatorFailure(`a promo code can take off at most ${PROMO_PERCENT_MAX}%`);
  }
  if (kind === 'fixed' && minimum <= value) {
    throw new OperatorFailure(
      'the minimum must be above the discount, or orders would become free',
    );
  }
  if (endsAt && (endsAt <= startsAt || endsAt <= at)) {
    throw new OperatorFailure('the end of the code must be in the future and after its start');
  }
}

function toReport(
  { code, kind, value, minimum, startsAt, endsAt, usesMax }: PromoRow,
  uses: number,
): PromoReport {
  return {
    code,
    kind,
    value,
    minimum,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    usesMax,
    uses,
  };
}
