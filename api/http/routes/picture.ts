import { eq } from 'drizzle-orm';
import { media as shown } from '@/api/db/schema/catalog';
import type { Api } from '@/api/http/implement';
import { mediaRoutes } from '@/api/media/routes';
import type { Ports } from '@/api/shared/ports';

export function pictureRoutes(api: Api, { db, media, drawings }: Ports) {
  mediaRoutes(api, {
    media,
    drawings,
    async isKnown(path) {
      const rows = await db.select().from(shown).where(eq(shown.path, path)).limit(1);
      return rows.length > 0;
    },
  });
}
