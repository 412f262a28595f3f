import { WideChoice } from '@/components/product/page/buy/wide-choice';
import { BrandLinks } from '@/components/product/page/facts/brand-links';
import { SearchLinks } from '@/components/product/page/facts/search-links';
import type { Facets } from '@/lib/contract/product';
import type { MenuItem, Settings } from '@/lib/contract/site';

type Props = { categories: MenuItem[]; facets: Facets; settings: Settings };

/** Links to other pages, shown below an empty list. */
export function EmptyHelp({ categories, facets, settings }: Props) {
  return (
    <>
      <SearchLinks settings={settings} />
      <WideChoice categories={categories} />
      <BrandLinks facets={facets} />
    </>
  );
}
