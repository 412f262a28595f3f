import { asc } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { faqEntries, partners, teamMembers } from '@/api/db/schema/content';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { FaqEntry, Partner, TeamMember } from '@/lib/contract/content';
import { termsFiller } from './shop-terms';

const ENTRIES_MAX = 200;

/** Lists the FAQ, with placeholders replaced by the shop's current terms. */
export async function listFaq(ports: Ports, locale: ContentLocale): Promise<ListResult<FaqEntry>> {
  const withTerms = await termsFiller(ports, locale);
  const rows = await ports.db
    .select()
    .from(faqEntries)
    .orderBy(asc(faqEntries.position))
    .limit(ENTRIES_MAX);
  return toListResult(
    rows.map(({ id, question, answer }) => ({
      id,
      question: textIn(question, locale),
      answer: withTerms(textIn(answer, locale)),
    })),
  );
}

/** Lists the team members in display order. */
export async function listTeam(
  { db }: Ports,
  locale: ContentLocale,
): Promise<ListResult<TeamMember>> {
  const rows = await db
    .select()
    .from(teamMembers)
    .orderBy(asc(teamMembers.position))
    .limit(ENTRIES_MAX);
  return toListResult(
    rows.map(({ id, name, role, image }) => ({
      id,
      name: textIn(name, locale),
      role: textIn(role, locale),
      image,
    })),
  );
}

/** Lists the partners in display order. */
export async function listPartners({ db }: Ports): Promise<ListResult<Partner>> {
  const rows = await db.select().from(partners).orderBy(asc(partners.position)).limit(ENTRIES_MAX);
  return toListResult(rows.map(({ id, name, image, link }) => ({ id, name, image, link })));
}
