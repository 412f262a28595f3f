import { sql } from 'drizzle-orm';
import { restartIds } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { productImages, products, productValues, variants } from '@/api/db/schema/catalog';
import { collectionProducts, saleProducts } from '@/api/db/schema/showcase';
import { storedFlags } from '@/lib/domain/product/catalog-flags';

const BATCH = 50_000;
/** Products with more variants are not copied, so that a million products fit one machine. */
const VARIANTS_MAX = 4;
const IMAGES = 3;
/** One in this number of copies is in the collections and sales of its original. */
const SHOWN_EACH = 5;

/**
 * Fills the catalog up to `total` products with variations of existing ones: other model numbers,
 * prices, stock and popularity. The database generates them deterministically.
 */
export async function growCatalog(db: Db, total: number): Promise<void> {
  const [row] = await rowsOf<{ last: number }>(
    db,
    sql`select coalesce(max(id), 0) as last from products`,
  );
  const last = row?.last ?? 0;
  if (last === 0 || last >= total) return;

  await db.execute(sql`create temporary table base on commit drop as
    select product_id, row_number() over (order by product_id) - 1 as place
    from variants group by product_id having count(*) <= ${VARIANTS_MAX}`);
  await db.execute(sql`create unique index on base (place)`);
  await db.execute(sql`analyze base`);
  for (let first = last + 1; first <= total; first += BATCH) {
    await growFrom(db, first, Math.min(first + BATCH - 1, total));
  }
  await restartIds(db, products);
}

const flagColumns = sql.join(
  storedFlags.map(({ name }) => sql.identifier(name)),
  sql`, `,
);
/** Two in five products have each flag, independently of other flags. */
const flagValues = sql.join(
  storedFlags.map((_, at) => sql`made / ${sql.raw(String(5 ** at))} % 5 < 2`),
  sql`, `,
);

async function growFrom(db: Db, first: number, end: number): Promise<void> {
  const made = sql`(select made, product_id as base_id from generate_series(${first}::int, ${end}::int) as made
    join base on place = made % (select count(*) from base)) as growth`;

  await db.execute(sql`insert into ${products} (id, article, category_id, name, short, description, specs,
      rating, reviews_count, popularity, ${flagColumns}, is_new, created_at, updated_at)
    select made, (10000000 + made)::text, category_id,
      jsonb_build_object('uz', (name->>'uz') || model, 'ru', (name->>'ru') || model),
      short, description, specs, (30 + made * 7::bigint % 21) / 10.0, 0, made * 7919::bigint % 1000,
      ${flagValues}, false, stamp, stamp
    from ${made} join products on id = base_id
    cross join lateral (select ' ' || chr(65 + made % 26) || made as model,
      created_at - make_interval(hours => made % 8760) as stamp) as varied`);

  await db.execute(sql`insert into ${variants} (product_id, position, options, price, discounted_price, stock)
    select made, position, options, round(price * factor / 100000) * 1000,
      case when discounted_price is not null then round(discounted_price * factor / 100000) * 1000 - 1000 end,
      greatest(0, (made * 31::bigint + position * 17) % 46 - 5)
    from ${made} join variants on product_id = base_id
    cross join lateral (select 70 + made * 37::bigint % 131 as factor) as varied`);

  await db.execute(sql`insert into ${productValues} (product_id, value_id)
    select made, value_id from ${made} join product_values on product_id = base_id`);
  await db.execute(sql`insert into ${productImages} (product_id, position, image, value_id)
    select made, position, image, value_id
    from ${made} join product_images on product_id = base_id and position < ${IMAGES}`);
  await db.execute(sql`insert into ${collectionProducts} (product_id, collection_id)
    select made, collection_id from ${made} join collection_products on product_id = base_id
    where made % ${SHOWN_EACH} = 0`);
  await db.execute(sql`insert into ${saleProducts} (product_id, sale_id)
    select made, sale_id from ${made} join sale_products on product_id = base_id
    where made % ${SHOWN_EACH} = 0`);
}
