import { z } from 'zod';
import { writeRows } from '@/api/backup/back-up';
import { picturePath } from '@/api/backup/format';
import { listPictures } from '@/api/backup/pictures';
import { findFaults } from '@/api/backup/verify';
import { readContent, setContent } from '@/api/content/content';
import { exportGoods } from '@/api/import/export-goods';
import { importProducts } from '@/api/import/import-products';
import { storePicture } from '@/api/import/store-picture';
import type { Watching } from '@/api/import/watching';
import { ownSettings } from '@/api/services/content/own-settings';
import { readSettings, setSetting } from '@/api/services/content/settings';
import { SALE_PERCENT_MAX, UNITS_MAX } from '@/lib/domain/product/bounds';
import { pageTag } from '@/lib/domain/routing/page-tags';
import type { Command, OperatorShop, Report, VerbName } from './command';
import { LIMIT_MAX, setLimit } from './customers';
import { explainVerbs } from './explain/explain-verbs';
import { exportOrders } from './export/export-orders';
import { exportPage } from './export/export-page';
import { setPrice, setStock } from './goods';
import { orderVerbs } from './orders/order-verbs';
import { outboxVerbs } from './outbox-verbs';
import { preview, previewable } from './preview';
import { promoVerbs } from './promos';
import { ANSWER_LENGTH_MAX, changeReview, listReviews, showReview } from './reviews';

type Verb<Given, Result> = {
  command: z.ZodType<Given>;
  report: z.ZodType<Result>;
  run: (shop: OperatorShop, command: Given, watching: Watching) => Promise<Result>;
};

const id = z.number().int().positive();
const amountUzs = z.number().int().positive();

const importReport = z.object({
  rows: z.number(),
  refused: z.number(),
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
  keptNames: z.array(z.string()),
  nearArticles: z.array(z.string()),
});
const salePercent = z.number().int().min(1).max(SALE_PERCENT_MAX);
const variantReport = z.object({
  id: z.number(),
  article: z.string(),
  options: z.string(),
  stock: z.number(),
  price: z.number(),
  discounted: z.number().nullable(),
  percent: salePercent.optional(),
});
const variantChange = z.object({ before: variantReport, after: variantReport });
const reviewReport = z.object({
  id: z.number(),
  article: z.string(),
  rating: z.number(),
  text: z.string(),
  author: z.string(),
  answer: z.string(),
  photos: z.number(),
  date: z.string(),
  isHidden: z.boolean(),
});
const contentReport = z.object({
  counts: z.array(
    z.object({
      name: z.string(),
      added: z.number(),
      changed: z.number(),
      removed: z.number(),
      isReordered: z.boolean(),
    }),
  ),
  faults: z.array(z.string()),
  revisions: z.record(z.string(), z.string()),
});
const verifyReport = z.object({ orders: z.number(), faults: z.array(z.string()) });

export const verbs: { [Name in VerbName]: Verb<Command<Name>, Report<Name>> } = {
  import: {
    command: z.object({
      items: z.array(z.unknown()),
      dryRun: z.boolean(),
      withdrawOptions: z.boolean(),
    }),
    report: importReport,
    run: importProducts,
  },
  storePicture: {
    command: z.object({ bytes: z.instanceof(Uint8Array), dryRun: z.boolean() }),
    report: z.string().nullable(),
    run: storePicture,
  },
  exportGoods: {
    command: z.object({ after: z.string().optional() }),
    report: exportPage,
    run: exportGoods,
  },
  exportOrders: {
    command: z.object({ after: z.string().optional(), since: z.string().optional() }),
    report: exportPage,
    run: exportOrders,
  },
  settings: { command: z.object({}), report: ownSettings, run: ({ db }) => readSettings(db) },
  setSetting: {
    command: z.object({ name: z.string(), value: z.string() }),
    report: ownSettings,
    async run(shop, { name, value }) {
      const changed = await setSetting(shop, name, value);
      shop.publishInvalidation([pageTag.site]);
      return changed;
    },
  },
  content: {
    command: z.object({}),
    report: z.record(z.string(), z.unknown()),
    run: ({ db }) => readContent(db),
  },
  setContent: {
    command: z.object({
      text: z.string(),
      pictures: z.record(z.string(), z.string()),
      dryRun: z.boolean(),
      force: z.boolean().optional(),
    }),
    report: contentReport,
    run: setContent,
  },
  ...orderVerbs,
  setStock: {
    command: z
      .object({
        name: z.string(),
        stock: z.number().int().min(0).max(UNITS_MAX).optional(),
        change: z.number().int().min(-UNITS_MAX).max(UNITS_MAX).optional(),
        preview,
      })
      .refine(({ stock, change }) => (stock === undefined) !== (change === undefined)),
    report: variantChange,
    run: previewable(setStock),
  },
  setPrice: {
    command: z.object({
      name: z.string(),
      price: amountUzs,
      discounted: amountUzs.nullable(),
      percent: salePercent.optional(),
      preview,
    }),
    report: variantChange,
    run: previewable(setPrice),
  },
  backupRows: {
    command: z.object({}),
    report: z.number(),
    run: ({ db }, _, { onChunk = refuseChunk }) => writeRows(db, onChunk),
  },
  listPictures: {
    command: z.object({}),
    report: z.array(z.object({ path: z.string(), bytes: z.number() })),
    run: ({ media }) => listPictures(media),
  },
  readPicture: {
    command: z.object({ path: picturePath }),
    report: z.boolean(),
    async run({ media }, { path }, { onChunk = refuseChunk }) {
      const bytes = await media.read(path);
      if (bytes) await onChunk(bytes);
      return bytes !== null;
    },
  },
  reviews: {
    command: z.object({ page: z.number().int().positive().optional() }),
    report: z.array(reviewReport),
    run: listReviews,
  },
  review: {
    command: z.object({ id }),
    report: reviewReport,
    run: showReview,
  },
  changeReview: {
    command: z.object({
      id,
      to: z.enum(['hidden', 'shown', 'answered', 'deleted']),
      answer: z.string().max(ANSWER_LENGTH_MAX).optional(),
    }),
    report: reviewReport,
    run: changeReview,
  },
  setLimit: {
    command: z.object({
      phone: z.string(),
      limit: z.number().int().min(0).max(LIMIT_MAX),
      preview,
    }),
    report: z.object({ phone: z.string(), before: z.number(), after: z.number() }),
    run: setLimit,
  },
  verify: { command: z.object({}), report: verifyReport, run: (shop) => findFaults(shop.db) },
  ...outboxVerbs,
  ...promoVerbs,
  ...explainVerbs,
};

function refuseChunk(): never {
  throw new Error('The caller does not receive chunks');
}

export function isVerb(name: string): name is VerbName {
  return Object.hasOwn(verbs, name);
}
