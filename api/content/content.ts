import { type CatalogPorts, changeCatalog } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { withoutLimits } from '@/api/db/silence-limit';
import { advisoryLock, inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import { type Change, type Count, isChange } from './change';
import type { Content, Section } from './document';
import { deadItems } from './menu-faults';
import { resolvePictures } from './pictures';
import { readDocument } from './read-document';
import { presentRevisions, type Revisions, revisionOf, staleSections } from './revision';
import { dependenciesOf, readSection, sectionNames, setSection, tagsOf } from './sections';

export type ContentRequest = {
  /** The document as JSON. */
  text: string;
  /** The paths of stored images by their name in the document. */
  pictures: Record<string, string>;
  dryRun: boolean;
  /** Whether to overwrite sections that have changed since the file was printed. */
  force?: boolean | undefined;
};
export type ContentReport = {
  counts: Count[];
  faults: string[];
  /**
   * The revisions of the file's sections after the change; empty if the file contains no revisions,
   * or if its content or images are faulty.
   */
  revisions: Revisions;
};
type Shop = Pick<Ports, 'now' | 'media' | 'parseProgram'> & CatalogPorts;

const LOCK = 'content';
const STALE =
  'has changed in the shop since the file was printed. Print it again, or overwrite it with --force';

/**
 * Exports all content of the shop except products and settings, in the format that `setContent`
 * reads.
 */
export function readContent(db: Db): Promise<Record<string, unknown>> {
  return inTransaction(db, async (tx) => {
    await advisoryLock(tx, LOCK);
    const document: Record<string, unknown> = {};
    const revisions: Revisions = {};
    for (const name of sectionNames) {
      const section = await readSection(tx, name);
      document[name] = section;
      revisions[name] = revisionOf(section);
    }
    return { ...document, revisions };
  });
}

/** Applies the sections that the file contains: all of them or, with any fault, none. */
export async function setContent(shop: Shop, request: ContentRequest): Promise<ContentReport> {
  const parsed = await readDocument(request.text, shop.parseProgram);
  const { pictures } = request;
  const { content, faults } = await resolvePictures(parsed.content, { ...shop, pictures });
  const known = [...parsed.faults, ...faults];
  if (known.length === 0) return applySections(shop, content, request);
  // Tries the other sections, so that the operator gets all faults at once.
  const trial = { ...request, dryRun: true, faulty: parsed.faulty };
  const rest = await applySections(shop, content, trial);
  return { counts: [], faults: [...known, ...rest.faults], revisions: {} };
}

/** Thrown to roll back the transaction. */
class Undone extends Error {
  readonly report: ContentReport;

  constructor(report: ContentReport) {
    super('nothing was changed');
    this.report = report;
  }
}

type ApplyOptions = Pick<ContentRequest, 'dryRun' | 'force'> & {
  /** Sections that are missing from `content` because of their faults. */
  faulty?: readonly Section[];
};

async function applySections(
  shop: Shop,
  content: Content,
  { dryRun, force = false, faulty = [] }: ApplyOptions,
): Promise<ContentReport> {
  try {
    return await changeCatalog(shop, async (tx) => {
      const work = { tx, now: shop.now(), trial: dryRun ? { ids: 0 } : null };
      const report = await setAll(work, content, { force, faulty });
      if (dryRun || report.faults.length > 0) throw new Undone(report);
      return report;
    });
  } catch (error) {
    if (error instanceof Undone) return error.report;
    throw error;
  }
}

type Work = Pick<Change, 'tx' | 'now' | 'trial'>;

async function setAll(
  work: Work,
  content: Content,
  { force, faulty }: { force: boolean; faulty: readonly Section[] },
): Promise<ContentReport> {
  const { tx } = work;
  await withoutLimits(tx);
  await advisoryLock(tx, LOCK);
  const change: Change = { ...work, counts: [], faults: [], removals: [] };
  // This must run before any section changes, because some sections include data of others.
  const stale = force ? new Set<Section>() : await staleSections(tx, content);
  await setSections(change, content, { stale, faulty });
  const isWhole = () => change.faults.length === 0 && faulty.length === 0;
  // The database would reject references to faulty rows with messages of its own.
  if (isWhole()) await removeAll(change);
  if (isWhole() && content.groups) change.faults.push(...(await deadItems(tx)));
  const revisions = await presentRevisions(tx, content);
  return { counts: merged(change.counts), faults: change.faults, revisions };
}

async function setSections(
  change: Change,
  content: Content,
  { stale, faulty: known }: { stale: ReadonlySet<Section>; faulty: readonly Section[] },
): Promise<void> {
  const faulty = new Set(known);
  for (const name of sectionNames) {
    // Sections that depend on a faulty one cannot be checked yet.
    if (dependenciesOf(name).some((other) => faulty.has(other))) continue;
    const [counted, known] = [change.counts.length, change.faults.length];
    await setSection(change, name, content);
    if (change.faults.length > known) faulty.add(name);
    if (!change.counts.slice(counted).some(isChange)) continue;
    if (stale.has(name)) change.faults.push(`${name}: ${STALE}`);
    for (const tag of tagsOf(name)) change.tx.catalogEffects.tags.add(tag);
  }
}

async function removeAll({ removals, faults }: Change): Promise<void> {
  for (const remove of removals.toReversed()) {
    await remove();
    if (faults.length > 0) return;
  }
}

/** Adds up the counts of tables that share a name. */
function merged(counts: Count[]): Count[] {
  const byName = new Map<string, Count>();
  for (const count of counts) {
    const known = byName.get(count.name);
    byName.set(count.name, known ? sumOf(known, count) : count);
  }
  return [...byName.values()];
}

function sumOf(one: Count, other: Count): Count {
  return {
    name: one.name,
    added: one.added + other.added,
    changed: one.changed + other.changed,
    removed: one.removed + other.removed,
    isReordered: one.isReordered || other.isReordered,
  };
}
