import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InfoLinks } from '@/components/content/info-links';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/server/metadata';
import { listMenu } from '@/lib/server/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('info');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/info/menu' });
}

export default async function InfoPage() {
  const [t, menu] = await Promise.all([getTranslations('info'), listMenu()]);

  return (
    <Container page>
      <h1>{t('title')}</h1>
      <InfoLinks items={menu.filter(({ type }) => type === 'static')} />
    </Container>
  );
}
