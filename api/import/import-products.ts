import {
  type CatalogPorts,
  CatalogRounds,
  type CatalogTx,
  catalogChanged,
} from '@/api/catalog/live/catalog-changed';
import { withoutLimits } from '@/api/db/silence-limit';
import { advisoryLock } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import { isRecord } from '@/lib/domain/is-record';
import { pauseForRequests } from '@/lib/queues/pause-for-requests';
import { BadRows } from './bad-rows';
import { lockGoods } from './goods';
import { type ImportProduct, importProduct } from './import-product';
import { keepMade, type Naming, noteMaker, renewNaming } from './naming';
import { findNearArticles, type NearArticles } from './near-articles';
import { type Plan, planProduct } from './plan';
import type { BadRow } from './read/read-rows';
import { changeOf, countPlan, emptyReport, type ImportReport } from './result';
import { refuseCanceled, type Watching } from './watching';
import { writePlans } from './write';

export type ImportRequest = {
  /**
   * The products of the file, of type `ImportProduct`. Each batch is validated before it is used.
   */
  items: unknown[];
  dryRun: boolean;
  /**
   * Whether the file lists every option of its products, so that unlisted options are withdrawn.
   */
  withdrawOptions: boolean;
};

type Shop = Pick<Ports, 'now'> & CatalogPorts;

/** Products per transaction. On the embedded database, all other queries wait for its end. */
const BATCH = 12;
const KEPT_NAMES_MAX = 100;

/**
 * Imports products and reports the rows of rejected ones. A dry run writes nothing. Earlier
 * transactions stay committed after a failure or a cancellation.
 *
 * @throws OperatorFailure after a cancellation.
 */
export async function importProducts(
  shop: Shop,
  request: ImportRequest,
  watching: Watching = {},
): Promise<ImportReport> {
  const { items } = request;
  const bad = new BadRows();
  const keptNames = new Set<string>();
  const report = emptyReport();
  const near = await findNearArticles(shop.db, items.map(articleOf));
  const rounds = new CatalogRounds(shop);
  let naming: Naming | null = null;
  try {
    for (let at = 0; at < items.length; at += BATCH) {
      refuseCanceled(watching, `rows imported before: ${report.rows}`);
      const batch = items.slice(at, at + BATCH).map((item) => importProduct.parse(item));
      const setting = { ...request, now: shop.now(), known: naming, near };
      const taken: Batch = await rounds.change((tx) => importBatch(tx, batch, setting));
      naming = taken.naming;
      keepMade(naming);
      for (const plan of taken.plans) countPlan(report, plan, near);
      bad.add(taken.refused);
      for (const name of naming.keptNames) keptNames.add(name);
      watching.onProgress?.({ step: 'products', done: at + batch.length, of: items.length });
      await pauseForRequests();
    }
  } finally {
    await rounds.publish();
  }
  return {
    ...report,
    bad: bad.shown,
    refused: bad.count,
    keptNames: [...keptNames].slice(0, KEPT_NAMES_MAX),
  };
}

type Setting = Omit<ImportRequest, 'items'> & {
  now: Date;
  known: Naming | null;
  near: NearArticles;
};
type Batch = { plans: Plan[]; refused: BadRow[]; naming: Naming };

/**
 * Imports one batch. Each attempt starts with a new result, because a transaction can be retried.
 */
async function importBatch(
  tx: CatalogTx,
  products: ImportProduct[],
  { dryRun, withdrawOptions, now, known, near }: Setting,
): Promise<Batch> {
  await withoutLimits(tx);
  // Without this lock, two concurrent imports could create the same category or value twice.
  await advisoryLock(tx, 'import');
  const goods = await lockGoods(
    tx,
    products.map(({ article }) => article),
    { withImages: withdrawOptions || products.some(namesImages) },
  );
  const naming = await renewNaming(tx, known, dryRun);
  const plans: Plan[] = [];
  const refused: BadRow[] = [];
  for (const product of products) {
    const { article } = product;
    const setting = {
      goods: goods.get(article),
      near: near.get(article),
      now,
      withdrawOptions,
    };
    const plan = await planProduct(naming, product, setting);
    if ('bad' in plan) refused.push(...plan.bad);
    else plans.push(plan);
  }
  if (!dryRun) {
    const differing = plans.filter(({ changes }) => changes.length > 0);
    await catalogChanged(tx, changeOf(naming, await writePlans(tx, differing, now)));
    await noteMaker(naming);
  }
  return { plans, refused, naming };
}

/**
 * Returns the SKU, or an empty string for an invalid product, because batches are validated later.
 */
function articleOf(item: unknown): string {
  return isRecord(item) && typeof item.article === 'string' ? item.article : '';
}

function namesImages({ first, others }: ImportProduct): boolean {
  return [first, ...others].some(({ images }) => images !== undefined);
}
