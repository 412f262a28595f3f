import { asc, eq } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { banners, sales } from '@/api/db/schema/showcase';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Banner } from '@/lib/contract/catalog';

const BANNERS_MAX = 20;

/** Lists the home page's banners in display order. */
export async function listBanners(
  { db }: Ports,
  locale: ContentLocale,
): Promise<ListResult<Banner>> {
  const rows = await db
    .select()
    .from(banners)
    .leftJoin(sales, eq(sales.id, banners.saleId))
    .orderBy(asc(banners.position))
    .limit(BANNERS_MAX);
  return toListResult(rows.map((row) => toBanner(row, locale)));
}

type Row = { banners: typeof banners.$inferSelect; sales: typeof sales.$inferSelect | null };

function toBanner({ banners: row, sales: sale }: Row, locale: ContentLocale): Banner {
  return {
    id: row.id,
    eyebrow: textIn(row.eyebrow, locale),
    title: textIn(row.title, locale),
    text: textIn(row.text, locale),
    button: textIn(row.button, locale),
    link: row.link,
    image: row.image,
    image_mobile: row.imageMobile,
    position: row.position,
    sale: sale && { id: sale.id, is_home: sale.isHome },
  };
}
