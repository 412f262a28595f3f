import { dirname } from 'node:path';
import {
  type CataloguePorts,
  CatalogueRounds,
  type CatalogueTx,
  catalogueChanged,
} from '@/api/catalogue/live/catalogue-changed';
import { withoutLimits } from '@/api/db/silence-limit';
import { advisoryLock } from '@/api/db/transaction';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { pauseForRequests, pauseInSlices } from '@/lib/queues/pause-for-requests';
import type { BadRows } from './bad-rows';
import { lockGoods } from './goods';
import { groupRows, type ImportProduct } from './group-rows';
import { keepMade, type Naming, noteMaker, renewNaming } from './naming';
import { type ParsedRow, parseFile } from './parse-file';
import type { ImportRow } from './parse-row';
import { parseInThread } from './parsing-thread';
import { takePictures } from './pictures';
import { type Plan, planProduct } from './plan';
import type { BadRow, FaultyRow } from './read-rows';
import { changeOf, countPlan, emptyReport, type ImportReport } from './result';
import { refuseCancelled, type Watching } from './watching';
import { writePlans } from './write';

export type ImportRequest = {
  file: string;
  dryRun: boolean;
  /**
   * Whether the file lists every option of its products, so that unlisted options are withdrawn.
   */
  withdrawOptions: boolean;
};

type Shop = Pick<Ports, 'now' | 'media' | 'parseProgram'> & CataloguePorts;

/** Products per transaction. On the embedded database, all other queries wait until it ends. */
const BATCH = 12;

/**
 * Imports the valid products and reports the bad rows. Earlier transactions stay committed after a
 * failure or a cancellation.
 *
 * @throws OperatorFailure when the file cannot be imported at all, or after a cancellation.
 */
export async function importCatalog(
  shop: Shop,
  request: ImportRequest,
  watching: Watching = {},
): Promise<ImportReport> {
  const { products, total, bad } = await readProducts(shop, request, watching);
  const report = emptyReport();
  const rounds = new CatalogueRounds(shop);
  let naming: Naming | null = null;
  try {
    for (let at = 0; at < products.length; at += BATCH) {
      refuseCancelled(watching, `${report.rows} rows were imported before`);
      const batch = products.slice(at, at + BATCH);
      const setting = { ...request, now: shop.now(), known: naming };
      const taken: Batch = await rounds.change((tx) => importBatch(tx, batch, setting));
      naming = taken.naming;
      keepMade(naming);
      for (const plan of taken.plans) countPlan(report, plan);
      bad.add(taken.refused);
      watching.onProgress?.({ step: 'products', done: at + batch.length, of: products.length });
      await pauseForRequests();
    }
  } finally {
    await rounds.publish();
  }
  const heldBack = total - report.rows - bad.count;
  return { ...report, bad: bad.shown, refused: bad.count, heldBack };
}

async function readProducts(
  { media, parseProgram }: Pick<Shop, 'media' | 'parseProgram'>,
  { file, dryRun, withdrawOptions }: ImportRequest,
  watching: Watching,
): Promise<{ products: ImportProduct[]; total: number; bad: BadRows }> {
  const batches = parseProgram
    ? parseInThread<ParsedRow>(parseProgram, { parser: 'goods', file })
    : parseFile(file);
  const { sound, faulty } = await collectRows(batches, watching);
  const total = sound.length + faulty.length;
  if (withdrawOptions) refuseNameless(faulty);
  const folders = { from: dirname(file), media, dryRun };
  const pictured = await takePictures(sound, folders, watching);
  return { ...(await groupRows(pictured.rows, faulty.concat(pictured.faulty))), total };
}

/**
 * Rejects rows without a SKU when options are withdrawn, because the options of such rows would
 * count as unlisted.
 */
function refuseNameless(faulty: FaultyRow[]): void {
  const nameless = faulty.find(({ article }) => article === null);
  if (!nameless) return;
  const { row, reason } = nameless;
  throw new OperatorFailure(
    `row ${row} has no valid article number (${reason}); nothing was imported. Fix the row, or import without --withdraw-options`,
  );
}

async function collectRows(
  batches: AsyncIterable<ParsedRow[]>,
  watching: Watching,
): Promise<{ sound: ImportRow[]; faulty: FaultyRow[] }> {
  const sound: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = pauseInSlices();
  for await (const rows of batches) {
    for (const row of rows) {
      if ('reason' in row) faulty.push(row);
      else sound.push(row);
    }
    refuseCancelled(watching, 'nothing was imported');
    watching.onProgress?.({ step: 'read', done: sound.length + faulty.length, of: null });
    await pace();
  }
  return { sound, faulty };
}

type Setting = Omit<ImportRequest, 'file'> & { now: Date; known: Naming | null };
type Batch = { plans: Plan[]; refused: BadRow[]; naming: Naming };

/**
 * Imports one batch. Each attempt starts with a new result, because an aborted transaction is
 * retried.
 */
async function importBatch(
  tx: CatalogueTx,
  products: ImportProduct[],
  { dryRun, withdrawOptions, now, known }: Setting,
): Promise<Batch> {
  await withoutLimits(tx);
  // Concurrent imports would both create a missing category or value.
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
    const setting = { goods: goods.get(product.article), now, withdrawOptions };
    const plan = await planProduct(naming, product, setting);
    if ('bad' in plan) refused.push(...plan.bad);
    else plans.push(plan);
  }
  if (!dryRun) {
    const differing = plans.filter(({ changes }) => changes.length > 0);
    await catalogueChanged(tx, changeOf(naming, await writePlans(tx, differing, now)));
    await noteMaker(naming);
  }
  return { plans, refused, naming };
}

function namesImages({ first, others }: ImportProduct): boolean {
  return [first, ...others].some(({ images }) => images !== undefined);
}
