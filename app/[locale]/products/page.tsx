import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CatalogHeading } from '@/components/catalog/catalog-heading';
import { EmptyHelp } from '@/components/catalog/empty-help';
import { EmptyList } from '@/components/catalog/empty-list';
import { ActiveFilters } from '@/components/catalog/filters/active-filters';
import { FilterDrawer } from '@/components/catalog/filters/filter-drawer';
import { FilterFields } from '@/components/catalog/filters/filter-fields';
import { FilterForm } from '@/components/catalog/filters/filter-form';
import { SortSelect } from '@/components/catalog/filters/sort-select';
import styles from '@/components/catalog/list-page.module.css';
import { PreviousPage } from '@/components/catalog/previous-page';
import { ProductList } from '@/components/catalog/product-list';
import { PageMessages } from '@/components/layout/page-messages';
import { PictureTiles } from '@/components/product/gallery/picture-tiles';
import { Container } from '@/components/ui/container';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import {
  activeFilterCount,
  isIndexableList,
  type ListFilters,
  listUrl,
  parseListFilters,
} from '@/lib/domain/routing/list-url';
import { listCategories, listProducts, shopFacets } from '@/lib/server/catalog';
import { listSubject } from '@/lib/server/list-subject';
import { pageMetadata } from '@/lib/server/metadata';
import { getSettings } from '@/lib/server/site';

type Props = PageProps<'/[locale]/products'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseListFilters(await searchParams);
  const { headTitle, description } = await listSubject(filters);
  const index = isIndexableList(filters);
  const path = listUrl(index ? filters : { menu: filters.menu });
  return pageMetadata({ title: headTitle, description, path, index });
}

export default async function ProductsPage({ searchParams }: Props) {
  const filters = parseListFilters(await searchParams);
  const [list, subject] = await Promise.all([listProducts(filters), listSubject(filters)]);
  const url = listUrl({ ...filters, page: 1 });
  const path = isIndexableList(filters) ? listUrl(filters) : null;
  const t = await getTranslations('catalog');
  const isNothingToFilter = list.count === 0 && activeFilterCount(filters) === 0;
  const help = list.count === 0 && (
    <EmptyHelp
      categories={await listCategories()}
      facets={await shopFacets()}
      settings={await getSettings()}
    />
  );
  const fields = <FilterFields facets={list.facets} filters={filters} />;

  return (
    <PageMessages page="/products">
      <Container>
        <CatalogHeading subject={subject} list={list} path={path} />
        {isNothingToFilter ? (
          <>
            <EmptyList filters={filters} />
            {help}
          </>
        ) : (
          <div className={styles.layout}>
            <aside className={styles.panel} aria-label={t('filters')}>
              <FilterForm id="filters" url={url}>
                {fields}
              </FilterForm>
            </aside>
            <div className={styles.main}>
              {isWholeCategory(filters) && subject.below.length > 0 && (
                <PictureTiles
                  categories={subject.below}
                  label={t('below', { title: subject.title })}
                />
              )}
              <div className={styles.tools}>
                <FilterDrawer url={url} filters={filters} count={list.count}>
                  {fields}
                </FilterDrawer>
                <ActiveFilters filters={filters} facets={list.facets} />
                <SortSelect sort={filters.sort} />
              </div>
              {list.count === 0 && <EmptyList filters={filters} />}
              {list.count === 0 && help}
              <VisuallyHidden as="h2">{t('products')}</VisuallyHidden>
              <PreviousPage filters={filters} />
              {list.count > 0 && (
                <ProductList key={listUrl(filters)} list={list} filters={filters} />
              )}
            </div>
          </div>
        )}
      </Container>
    </PageMessages>
  );
}

/** Returns whether the list is the unfiltered first page of a category, in any sort order. */
function isWholeCategory({ menu, sort, ...filters }: ListFilters): boolean {
  return menu !== undefined && listUrl({ menu, sort, ...filters }) === listUrl({ menu, sort });
}
