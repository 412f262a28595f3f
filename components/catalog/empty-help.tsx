import { BrandLinks } from '@/components/product/brand-links';
import { WideChoice } from '@/components/product/wide-choice';
import type { Facets } from '@/lib/contract/product';
import type { MenuItem } from '@/lib/contract/site';

type Props = { categories: MenuItem[]; facets: Facets };

/** Where to go from a list that is empty. */
export function EmptyHelp({ categories, facets }: Props) {
  return (
    <>
      <WideChoice categories={categories} />
      <BrandLinks facets={facets} />
    </>
  );
}
