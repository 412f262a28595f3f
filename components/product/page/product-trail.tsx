import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TrailLd } from './trail-ld';

type Props = {
  categories: { slug: string; name: string }[];
  name: string;
  path: string;
  below?: string;
};

export function ProductTrail({ categories, name, path, below }: Props) {
  const t = useTranslations('catalog');
  const trail = [
    { name: t('home'), href: '/' },
    ...categories.map((category) => ({
      name: category.name,
      href: `/products?menu=${category.slug}`,
    })),
    { name, href: path },
    ...(below ? [{ name: below }] : []),
  ];

  return (
    <>
      <TrailLd trail={trail} path={`${path}/reviews`} />
      <Breadcrumb items={trail} label={t('breadcrumb')} />
    </>
  );
}
