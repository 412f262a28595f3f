import { sql } from 'drizzle-orm';
import { insertMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { media } from '@/api/db/schema/catalog';
import { iconPicture } from '@/api/demo/pictures/picture-path';
import type { SeedDepartment } from './department';

/** Registers every image that the shop refers to, so that the media base serves it. */
export async function registerPictures(db: Db, departments: SeedDepartment[]): Promise<void> {
  const icons = new Set(departments.map(({ category }) => iconPicture(category.icon)));
  await insertMany(
    db,
    media,
    [...icons].map((path) => ({ path })),
  );
  await db.execute(sql`insert into media (path) select image from (
    select image from product_images union select image from banners
    union select image_mobile from banners union select image from posts
    union select image from team_members union select image from partners
    union select jsonb_array_elements_text(images) from branches
    union select jsonb_array_elements_text(photos) from reviews
    union select value #>> '{}' from settings where key = 'head_image'
    ) as shown where image <> ''
    on conflict do nothing`);
}
