import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/content/faq-list';
import { InfoFrame } from '@/components/content/info-frame';
import { JsonLd } from '@/components/ui/json-ld';
import { listFaq } from '@/lib/server/content';
import { faqLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';

const PATH = '/info/faq';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faq');
  return pageMetadata({ title: t('title'), description: t('lead'), path: PATH });
}

export default async function FaqPage() {
  const [t, info, entries] = await Promise.all([
    getTranslations('faq'),
    getTranslations('info'),
    listFaq(),
  ]);

  return (
    <InfoFrame title={t('title')} lead={t('lead')} path={PATH}>
      {entries.length > 0 && <JsonLd data={faqLd(entries)} />}
      {entries.length > 0 ? <FaqList entries={entries} /> : <p>{info('nothing')}</p>}
    </InfoFrame>
  );
}
