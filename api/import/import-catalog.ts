import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type CataloguePorts,
  type CatalogueTx,
  catalogueChanged,
  changeCatalogue,
} from '@/api/catalogue/catalogue-changed';
import { advisoryLock } from '@/api/db/transaction';
import { OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { giveWay, inPace } from '@/lib/process/give-way';
import { lockGoods } from './goods';
import { groupRows, type ImportProduct } from './group-rows';
import { type Naming, renewNaming } from './naming';
import { type ImportRow, parseRow } from './parse-row';
import { takePictures } from './pictures';
import { type Plan, planProduct } from './plan';
import { type BadRow, type FaultyRow, readRows } from './read-rows';
import { changeOf, countPlan, emptyReport, type ImportReport } from './result';
import { writePlans } from './write';

export type ImportRequest = {
  file: string;
  dryRun: boolean;
  /** Whether the file lists every option of the articles that it names. */
  withdrawOptions: boolean;
};

type Shop = Pick<Ports, 'now' | 'media'> & CataloguePorts;

/** Products a transaction: on the embedded database every other query waits for its end. */
const BATCH = 12;

/** Imports the valid products and reports the bad rows. A failure leaves earlier transactions done. */
export async function importCatalog(shop: Shop, request: ImportRequest): Promise<ImportReport> {
  const { products, total, bad } = await readProducts(shop, request);
  const report = { ...emptyReport(), bad };
  let naming: Naming | null = null;
  for (let at = 0; at < products.length; at += BATCH) {
    const batch = products.slice(at, at + BATCH);
    const setting = { ...request, now: shop.now(), known: naming };
    const taken: Batch = await changeCatalogue(shop, (tx) => importBatch(tx, batch, setting));
    naming = taken.naming;
    for (const plan of taken.plans) countPlan(report, plan);
    report.bad.push(...taken.refused);
    await giveWay();
  }
  report.bad.sort((a, b) => a.row - b.row);
  report.heldBack = total - report.rows - report.bad.length;
  return report;
}

async function readProducts(
  { media }: Pick<Shop, 'media'>,
  { file, dryRun, withdrawOptions }: ImportRequest,
): Promise<{ products: ImportProduct[]; total: number; bad: BadRow[] }> {
  const { sound, faulty } = await parseRows(file);
  const total = sound.length + faulty.length;
  if (withdrawOptions) refuseNameless(faulty);
  const pictured = await takePictures(sound, { from: dirname(file), media, dryRun });
  return { ...(await groupRows(pictured.rows, [...faulty, ...pictured.faulty])), total };
}

/** The option in such a row would be withdrawn as one that the file does not list. */
function refuseNameless(faulty: FaultyRow[]): void {
  const nameless = faulty.find(({ article }) => article === null);
  if (!nameless) return;
  const { row, reason } = nameless;
  throw new OperatorFailure(
    `row ${row} does not say whose option it is (${reason}): with --withdraw-options nothing was imported`,
  );
}

async function parseRows(file: string): Promise<{ sound: ImportRow[]; faulty: FaultyRow[] }> {
  const sound: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = inPace();
  for await (const row of readRows(file)) {
    const parsed = 'reason' in row ? row : parseRow(row);
    if ('reason' in parsed) faulty.push(parsed);
    else sound.push(parsed);
    await pace();
  }
  return { sound, faulty };
}

type Setting = Omit<ImportRequest, 'file'> & { now: Date; known: Naming | null };
type Batch = { plans: Plan[]; refused: BadRow[]; naming: Naming };

/** Each attempt makes a new result: an aborted transaction has written nothing. */
async function importBatch(
  tx: CatalogueTx,
  products: ImportProduct[],
  { dryRun, withdrawOptions, now, known }: Setting,
): Promise<Batch> {
  await tx.execute(sql`set local statement_timeout = 0`);
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
  }
  return { plans, refused, naming };
}

function namesImages({ first, others }: ImportProduct): boolean {
  return [first, ...others].some(({ images }) => images !== undefined);
}
