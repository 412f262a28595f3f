import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InfoFrame } from '@/components/content/info-frame';
import { TextSheet } from '@/components/content/text-sheet';
import { getPostGroup } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';

const PATH = '/info/about';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title }] = await Promise.all([getTranslations('info'), getPostGroup('about')]);
  return pageMetadata({ title, description: t('offerDescription'), path: PATH });
}

export default async function OfferPage() {
  const { title, results } = await getPostGroup('about');

  return (
    <InfoFrame title={title} path={PATH}>
      <TextSheet html={results.map(({ text }) => text).join('')} />
    </InfoFrame>
  );
}
