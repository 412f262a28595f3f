import { insertMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { faqEntries, partners as partnerTable, teamMembers } from '@/api/db/schema/content';
import { faq } from '@/api/demo/seed/content/faq';
import { partners, team } from '@/api/demo/seed/content/people';

export async function seedPeople(db: Db): Promise<void> {
  await insertMany(
    db,
    teamMembers,
    team.map((member, position) => ({ ...member, image: '', position })),
  );
  await insertMany(
    db,
    partnerTable,
    partners.map((partner, position) => ({ ...partner, position })),
  );
  await insertMany(
    db,
    faqEntries,
    faq.map((entry, position) => ({ ...entry, position })),
  );
}
