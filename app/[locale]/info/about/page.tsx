import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/content/article';
import { getPostGroup } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { title }] = await Promise.all([getTranslations('info'), getPostGroup('about')]);
  return pageMetadata({ title, description: t('offerDescription'), path: '/info/about' });
}

/** The public offer: the texts of the group "about". */
export default async function OfferPage() {
  const { title, results } = await getPostGroup('about');
  return <Article title={title} html={results.map(({ text }) => text).join('')} />;
}
