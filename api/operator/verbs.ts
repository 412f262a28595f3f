import { z } from 'zod';
import { backUp } from '@/api/backup/back-up';
import { findFaults } from '@/api/backup/verify';
import { type ImportRequest, importCatalog } from '@/api/import/import-catalog';
import { type ImportReport, noChange, tagsOf } from '@/api/import/result';
import { getOwnSettings, type OwnSettings, ownSettings, setSetting } from '@/api/services/settings';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { type Order, order } from '@/lib/contract/order';
import { pageTag } from '@/lib/domain/page-tags';
import { setPrice, setStock } from './goods';
import { listAll, movePaid, moveStatus, showOrder } from './orders';
import type { OperatorShop } from './shop';

/** What the operator can do to the shop, whether it runs or not: what goes in, what comes out. */
type Forms = {
  import: [ImportRequest, ImportReport];
  settings: [object, OwnSettings];
  setSetting: [{ name: string; value: string }, OwnSettings];
  orders: [{ status?: Order['status'] | undefined }, Order[]];
  order: [{ id: number }, Order];
  moveOrder: [{ id: number; to: Order['status'] }, Order];
  movePayment: [{ id: number; to: Order['payment_status'] }, Order];
  setStock: [{ name: string; stock: number }, VariantReport];
  setPrice: [{ name: string; price: number; discounted: number | null }, VariantReport];
  backup: [{ file: string }, BackupReport];
  verify: [object, VerifyReport];
};

export type VerbName = keyof Forms;
export type Wish<Name extends VerbName> = Forms[Name][0];
export type Report<Name extends VerbName> = Forms[Name][1];

type Verb<Given, Told> = {
  wish: z.ZodType<Given>;
  report: z.ZodType<Told>;
  run: (shop: OperatorShop, wish: Given) => Promise<Told>;
};

const id = z.number().int().positive();
const sum = z.number().int().positive();

const importReport = z.object({
  rows: z.number(),
  heldBack: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
  fields: z.record(z.string(), z.number()),
  changes: z.array(
    z.object({
      article: z.string(),
      option: z.string(),
      field: z.string(),
      was: z.string(),
      becomes: z.string(),
    }),
  ),
});
const variantReport = z.object({
  id: z.number(),
  article: z.string(),
  options: z.string(),
  stock: z.number(),
  price: z.number(),
  discounted: z.number().nullable(),
});
const backupReport = z.object({ file: z.string(), rows: z.number(), bytes: z.number() });
const verifyReport = z.object({ orders: z.number(), faults: z.array(z.string()) });
export type VariantReport = z.infer<typeof variantReport>;
export type BackupReport = z.infer<typeof backupReport>;
export type VerifyReport = z.infer<typeof verifyReport>;

export const verbs: { [Name in VerbName]: Verb<Wish<Name>, Report<Name>> } = {
  import: {
    wish: z.object({ file: z.string(), dryRun: z.boolean(), withdrawOptions: z.boolean() }),
    report: importReport,
    run: bringIn,
  },
  settings: { wish: z.object({}), report: ownSettings, run: (shop) => getOwnSettings(shop) },
  setSetting: {
    wish: z.object({ name: z.string(), value: z.string() }),
    report: ownSettings,
    async run(shop, { name, value }) {
      const changed = await setSetting(shop, name, value);
      shop.announce([pageTag.site]);
      return changed;
    },
  },
  orders: {
    wish: z.object({ status: z.enum(ORDER_STATUSES).optional() }),
    report: z.array(order),
    run: listAll,
  },
  order: { wish: z.object({ id }), report: order, run: (shop, wish) => showOrder(shop, wish.id) },
  moveOrder: {
    wish: z.object({ id, to: z.enum(ORDER_STATUSES) }),
    report: order,
    run: moveStatus,
  },
  movePayment: {
    wish: z.object({ id, to: z.enum(PAYMENT_STATUSES) }),
    report: order,
    run: movePaid,
  },
  setStock: {
    wish: z.object({ name: z.string(), stock: z.number().int().min(0).max(1_000_000) }),
    report: variantReport,
    run: setStock,
  },
  setPrice: {
    wish: z.object({ name: z.string(), price: sum, discounted: sum.nullable() }),
    report: variantReport,
    run: setPrice,
  },
  backup: { wish: z.object({ file: z.string() }), report: backupReport, run: backUp },
  verify: { wish: z.object({}), report: verifyReport, run: (shop) => findFaults(shop.db) },
};

export function isVerb(name: string): name is VerbName {
  return Object.hasOwn(verbs, name);
}

async function bringIn(shop: OperatorShop, wish: Wish<'import'>): Promise<ImportReport> {
  const change = noChange();
  try {
    return await importCatalog(shop, wish, change);
  } finally {
    if (change.productIds.length > 0) {
      await shop.catalog.reread();
      shop.announce(tagsOf(change));
    }
  }
}
