import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InfoFrame } from '@/components/content/info-frame';
import { LegalDetails } from '@/components/content/legal-details';
import { TextSheet } from '@/components/content/text-sheet';
import { findPostGroup } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';
import { getSettings } from '@/lib/server/site';

const PATH = '/info/about';

export async function generateMetadata(): Promise<Metadata> {
  const [t, offer, { app_name: shop }] = await Promise.all([
    getTranslations('info.offer'),
    findPostGroup('about'),
    getSettings(),
  ]);
  const title = offer?.title ?? t('title');
  return pageMetadata({ title, description: t('description', { shop }), path: PATH });
}

export default async function OfferPage() {
  const [t, offer, settings] = await Promise.all([
    getTranslations('info.offer'),
    findPostGroup('about'),
    getSettings(),
  ]);
  const html = offer?.results.map(({ text }) => text).join('');

  return (
    <InfoFrame title={offer?.title ?? t('title')} path={PATH}>
      {html ? <TextSheet html={html} /> : <p>{t('empty')}</p>}
      <LegalDetails settings={settings} />
    </InfoFrame>
  );
}
