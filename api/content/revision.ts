import { createHash } from 'node:crypto';
import type { Db } from '@/api/db/database';
import type { Content, Section } from './document';
import { readSection, sectionNames } from './sections';

export type Revisions = Partial<Record<Section, string>>;

/** Characters of a digest: enough to distinguish the states of one section. */
const LENGTH = 12;

/** Identifies the state of a section in its printed form. */
export function revisionOf(section: unknown): string {
  return createHash('sha256').update(JSON.stringify(section)).digest('hex').slice(0, LENGTH);
}

/** Returns the current revision of each section that the file contains with a revision. */
export async function presentRevisions(db: Db, content: Content): Promise<Revisions> {
  const present: Revisions = {};
  for (const name of sectionNames) {
    if (content[name] === undefined || content.revisions?.[name] === undefined) continue;
    present[name] = revisionOf(await readSection(db, name));
  }
  return present;
}

/** Returns the sections that have changed in the shop since the file was printed. */
export async function staleSections(db: Db, content: Content): Promise<Set<Section>> {
  const present = await presentRevisions(db, content);
  return new Set(
    sectionNames.filter((name) => {
      const revision = present[name];
      return revision !== undefined && revision !== content.revisions?.[name];
    }),
  );
}
