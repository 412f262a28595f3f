import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { MenuItem } from '@/lib/contract/site';
import { categoryPath, hasDuplicateName } from '@/lib/domain/product/category-path';
import type { ListFilters } from '@/lib/domain/routing/list-url';
import { readSubject } from './call';
import { listCategories, listCollections } from './catalog';
import { getSettings } from './site';

export type ListSubject = {
  title: string;
  /** The document title, which may be longer than the heading. */
  headTitle: string;
  description: string;
  trail: { name: string; href?: string }[];
  below: MenuItem[];
};

/** Derives the title, description and breadcrumbs of a list from its filters. */
export async function listSubject(filters: ListFilters): Promise<ListSubject> {
  const [t, paging, tree, settings] = await Promise.all([
    getTranslations('catalog'),
    getTranslations('paging'),
    listCategories(),
    getSettings(),
  ]);
  const path = filters.menu ? categoryPath(tree, filters.menu) : [];
  const title = filters.search
    ? t('resultsFor', { text: filters.search })
    : ((await namedSubject(filters)) ?? path.at(-1)?.name ?? t('title'));
  const above = path.at(-2)?.name;
  const own = above && hasDuplicateName(tree, title) ? `${title} — ${above}` : title;
  const paged = filters.page > 1 ? paging('titleOfPage', { title: own, page: filters.page }) : own;

  return {
    title,
    headTitle: paged,
    description: t('description', { title: paged, shop: settings.app_name }),
    trail: [
      { name: t('home'), href: '/' },
      { name: t('title'), href: '/products' },
      ...path.map(({ name, slug }) => ({ name, href: `/products?menu=${slug}` })),
      ...(path.at(-1)?.name === title || title === t('title') ? [] : [{ name: title }]),
    ],
    below: path.at(-1)?.children ?? (filters.search ? [] : tree),
  };
}

const saleOfList = cache((id: number) => readSubject('sale.get', { params: { id } }));

async function namedSubject({ sale, collection }: ListFilters): Promise<string | undefined> {
  if (sale) return (await saleOfList(sale)).name;
  if (!collection) return undefined;
  const collections = await listCollections(1);
  return collections.find(({ slug }) => slug === collection)?.name;
}
