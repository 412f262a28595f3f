import { eq } from 'drizzle-orm';
import { media } from '@/api/db/schema/catalog';
import type { Api } from '@/api/http/implement';
import { mediaRoutes } from '@/api/media/routes';
import type { Ports } from '@/api/shared/ports';

export function pictureRoutes(api: Api, { db, mediaDir, drawings }: Ports) {
  mediaRoutes(api, {
    dir: mediaDir,
    drawings,
    async isKnown(path) {
      const rows = await db.select().from(media).where(eq(media.path, path)).limit(1);
      return rows.length > 0;
    },
  });
}
