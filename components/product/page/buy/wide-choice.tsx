import { useTranslations } from 'next-intl';
import { PictureTiles } from '@/components/product/gallery/picture-tiles';
import { Section } from '@/components/ui/section';
import type { MenuItem } from '@/lib/contract/site';
import { largestLeaves } from '@/lib/domain/product/leaf-categories';

/** The number of categories that fit in two rows of four. */
const SHOWN = 8;

export function WideChoice({ categories }: { categories: MenuItem[] }) {
  const t = useTranslations('product');
  const largest = largestLeaves(categories, SHOWN);
  if (largest.length === 0) return null;

  return (
    <Section title={t('wideChoice')}>
      <PictureTiles categories={largest} />
    </Section>
  );
}
