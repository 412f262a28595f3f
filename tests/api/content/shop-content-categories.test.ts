import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Printed } from '@/api/content/document';
import { changesAfter, newestChange } from '@/api/db/change-events';
import { categories, products } from '@/api/db/schema/catalog';
import { aContentShop, t } from '@/tests/api/setup/content';
import { aProduct } from '@/tests/api/setup/goods';
import { importCatalog } from '@/tests/api/setup/operator';

type Tree = Printed<'categories'>;

const content = aContentShop();
const { done, faultsOf, folder, get, print, section } = content;

/**
 * Applies a changed tree. Returns the counts, the previous tree, and `restore`, which applies the
 * previous tree again.
 */
async function withTree(change: (tree: Tree) => Tree) {
  const before = await section('categories');
  const counts = await done({ categories: change(before) });
  return { counts, before, restore: () => done({ categories: before }) };
}

const shown = async () => (await get('/catalog/category')).results;
const countOf = async (slug: string) => (await get(`/catalog/product?size=1&menu=${slug}`)).count;
const slugsOf = (tree: { slug: string }[]) => tree.map(({ slug }) => slug);

/** Returns the first top-level category, its children, and the other top-level categories. */
function parts([first, ...others]: Tree) {
  const [child, ...siblings] = first?.children ?? [];
  if (!first || !child) throw new Error('the demo shop has no nested categories');
  return { first, child, siblings, others };
}

test('a renamed category keeps its address and invalidates all pages', async () => {
  const { first } = parts(await section('categories'));
  const [event, count] = [await newestChange(content.shop.ports.db), await countOf(first.slug)];
  const name = t('Yangi nom', 'Новое имя');
  const { counts, restore } = await withTree(([, ...others]) => [{ ...first, name }, ...others]);
  expect(counts).toEqual({ categories: [0, 1, 0, 0] });
  expect((await shown())[0]).toMatchObject({ slug: first.slug, title: name });
  expect(await countOf(first.slug)).toBe(count);
  expect((await get('/catalog/suggest?q=yangi nom')).categories[0]).toMatchObject({
    slug: first.slug,
  });
  expect((await changesAfter(content.shop.ports.db, event)).tags).toContain('site');
  await restore();
});

test('a category imported only in Russian gets its Uzbek name from a content file', async () => {
  const importGoods = (category: string, article: string) => {
    const file = join(folder, `${article}.csv`);
    const head = 'article,category,name_ru,price,stock';
    writeFileSync(file, `${head}\n${article},${category},Чайник,1000,1`);
    const options = { file, dryRun: false, withdrawOptions: false };
    return importCatalog(content.shop.ports, options);
  };
  await importGoods('Чайники и кружки', 'TEA-1');
  const tree = await section('categories');
  const imported = tree.at(-1);
  expect(imported).toEqual({ slug: 'chayniki-i-krujki', name: t('Чайники и кружки') });
  const name = t('Choynaklar', 'Чайники и кружки');
  await done({ categories: [...tree.slice(0, -1), { slug: imported?.slug, name }] });

  // The import finds the category by either name, and does not report that it kept another name.
  const both = await importGoods('Choynaklar|Чайники и кружки', 'TEA-2');
  expect([both.added, both.keptNames]).toEqual([1, []]);
  await importGoods('Choynaklar', 'TEA-3');
  expect((await section('categories')).at(-1)).toEqual({ slug: imported?.slug, name });
  expect(await countOf(imported?.slug ?? '')).toBe(3);
});

test('categories are listed in the order of the file', async () => {
  const { counts, before, restore } = await withTree((tree) => tree.toReversed());
  expect(counts).toEqual({ categories: [0, 0, 0, 1] });
  expect(slugsOf(await shown())).toEqual(slugsOf(before).toReversed());
  await restore();
  expect(slugsOf(await shown())).toEqual(slugsOf(before));
});

test('a category moved to another parent keeps its products', async () => {
  const { first, child, siblings, others } = parts(await section('categories'));
  const [next, ...rest] = others;
  const [of, under] = [await countOf(child.slug), await countOf(next?.slug ?? '')];
  expect(of).toBeGreaterThan(0);
  const { counts, restore } = await withTree(() => [
    { ...first, children: siblings },
    { slug: '', name: t(''), ...next, children: [...(next?.children ?? []), child] },
    ...rest,
  ]);
  expect(counts.categories?.slice(0, 3)).toEqual([0, 1, 0]);
  const wanted = [...slugsOf(next?.children ?? []), child.slug];
  expect(slugsOf((await shown())[1].children)).toEqual(wanted);
  expect(await countOf(child.slug)).toBe(of);
  expect(await countOf(next?.slug ?? '')).toBe(under + of);
  await restore();
  expect(await countOf(next?.slug ?? '')).toBe(under);
  expect(slugsOf((await shown())[0].children)).toEqual([child.slug, ...slugsOf(siblings)]);

  // Positions now count from 0 under each parent, so a moved category needs a new position.
  const last = siblings.at(-1);
  const again = await withTree(([top, second, ...tail]) => [
    { slug: '', name: t(''), ...top, children: top?.children?.slice(0, -1) },
    { slug: '', name: t(''), ...second, children: [last, ...(second?.children ?? [])] as Tree },
    ...tail,
  ]);
  expect((await shown())[1].children[0].slug).toBe(last?.slug);
  await again.restore();
});

test('a category keeps its imported image until the file no longer names one', async () => {
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
    .png()
    .toFile(join(folder, 'category.png'));
  const { first, child, siblings, others } = parts(await section('categories'));
  const image = 'category.png';
  const { restore } = await withTree(() => [
    { ...first, image, children: [{ ...child, image }, ...siblings] },
    ...others,
  ]);
  const [top] = await shown();
  const path = /^<img src="\/media\/(uploads\/[0-9a-f]{32}\.webp)"/.exec(top.icon)?.[1];
  expect([top.image, top.children[0].image]).toEqual([path, path]);
  expect((await section('categories'))[0]).toMatchObject({ image: path });
  expect(await done(await print())).toEqual({});

  const { image: _, ...bare } = first;
  await done({ categories: [bare, ...others] });
  const [drawn] = await shown();
  expect(drawn.icon).toMatch(/^<svg /);
  expect(drawn.image).not.toBe(path);
  expect(await faultsOf({ categories: [{ ...bare, image: 'none.png' }, ...others] })).toEqual([
    'categories[0].image: none.png is missing or is not an image',
  ]);
  await restore();
});

test('an added category can be removed when it has no products and no menu item', async () => {
  const added = { slug: 'sinov-bolim', name: t('Sinov', 'Проба') };
  const { counts, before, restore } = await withTree((tree) => [
    { ...added, children: [{ slug: 'sinov-ichki', name: t('Ichki', 'Внутри') }] },
    ...tree,
  ]);
  expect(counts.categories?.slice(0, 3)).toEqual([2, 0, 0]);
  expect((await shown())[0]).toMatchObject({ slug: 'sinov-bolim', products_count: 0 });
  const { db } = content.shop.ports;
  const [inner] = await db.select().from(categories).where(eq(categories.slug, 'sinov-ichki'));
  const { product } = await aProduct({ category: inner?.id ?? 0 }, content.shop);
  await db.update(products).set({ withdrawnAt: new Date() }).where(eq(products.id, product));
  expect(await faultsOf({ categories: before })).toEqual([
    'categories: sinov-ichki cannot be removed: it contains products, withdrawn ones included (1)',
  ]);
  await db.update(products).set({ categoryId: 1 }).where(eq(products.id, product));

  const menu = await section('menu');
  const item = { type: 'product' as const, slug: 'sinov-bolim', title: t('Sinov') };
  await done({ menu: [...menu, item] });
  expect(await faultsOf({ categories: before })).toEqual([
    'categories: sinov-bolim cannot be removed: menu items link to it (1)',
  ]);
  expect(await done({ categories: before, menu })).toMatchObject({
    categories: [0, 0, 2, 0],
    menu: [0, 0, 1, 0],
  });
  expect(await restore()).toEqual({});
});

test('duplicate slugs and more than 4 levels are rejected', async () => {
  const nested = (level: number): Tree => [
    {
      slug: `daraja-${level}`,
      name: t('Daraja'),
      ...(level < 5 && { children: nested(level + 1) }),
    },
  ];
  const [twin] = nested(5);
  const tree = await section('categories');
  expect(await faultsOf({ categories: [...tree, ...nested(1), { ...twin }] })).toEqual([
    `categories[${tree.length}].children[0].children[0].children[0].children[0]: is deeper than 4 levels`,
    `categories[${tree.length + 1}].slug: daraja-5 is a duplicate`,
  ]);
  expect(await faultsOf({ categories: [{ slug: 'Boʻlim', name: { uz: 'Boʻlim' } }] })).toEqual([
    'categories[0].slug: must be like yangi-kelganlar',
    'categories[0].name.ru: is missing',
  ]);
});

test('a dry run changes no category, and a stale revision is rejected', async () => {
  const printed = await print();
  const tree = await section('categories');
  expect(await done({ categories: tree.toReversed() }, true)).toEqual({
    categories: [0, 0, 0, 1],
  });
  expect(await print()).toEqual(printed);
  const { restore } = await withTree((before) => before.toReversed());
  expect(await faultsOf({ categories: tree, revisions: printed.revisions })).toEqual([
    expect.stringMatching(/^categories: has changed in the shop since the file was printed/),
  ]);
  await restore();
});
