import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/content/faq-list';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { listFaq } from '@/lib/server/content';
import { faqLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faq');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/info/faq' });
}

export default async function FaqPage() {
  const [t, entries] = await Promise.all([getTranslations('faq'), listFaq()]);

  return (
    <Container page>
      <JsonLd data={faqLd(entries)} />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <FaqList entries={entries} />
    </Container>
  );
}
