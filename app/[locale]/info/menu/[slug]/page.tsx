import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InfoFrame } from '@/components/content/info-frame';
import { TextSheet } from '@/components/content/text-sheet';
import { slugId } from '@/lib/domain/text/slug';
import { getMenuPage } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';
import { plainText } from '@/lib/server/sanitize';

type Props = PageProps<'/[locale]/info/menu/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, text, slug } = await getMenuPage(slugId((await params).slug) ?? 0);
  return pageMetadata({ title, description: plainText(text), path: `/info/menu/${slug}` });
}

export default async function StaticPage({ params }: Props) {
  const [t, { title, text, slug }] = await Promise.all([
    getTranslations('info'),
    getMenuPage(slugId((await params).slug) ?? 0),
  ]);

  return (
    <InfoFrame
      title={title}
      path={`/info/menu/${slug}`}
      above={[{ name: t('title'), href: '/info/menu' }]}
    >
      <TextSheet html={text} />
    </InfoFrame>
  );
}
