import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InfoFrame } from '@/components/content/info-frame';
import { InfoLinks } from '@/components/content/info-links';
import { flattenItems } from '@/lib/domain/routing/menu-link';
import { pageMetadata } from '@/lib/server/metadata';
import { listMenu } from '@/lib/server/site';

const PATH = '/info/menu';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('info');
  return pageMetadata({ title: t('title'), description: t('description'), path: PATH });
}

export default async function InfoPage() {
  const [t, menu] = await Promise.all([getTranslations('info'), listMenu()]);
  const pages = flattenItems(menu).filter(({ type }) => type === 'static');

  return (
    <InfoFrame title={t('title')} lead={t('description')} path={PATH}>
      {pages.length > 0 ? <InfoLinks items={pages} /> : <p>{t('nothing')}</p>}
    </InfoFrame>
  );
}
