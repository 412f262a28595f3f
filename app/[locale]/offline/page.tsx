import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OfflinePage } from '@/components/site/offline-page';
import { OFFLINE_PATH } from '@/lib/constants';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.offline');
  return pageMetadata({
    title: t('title'),
    description: t('text'),
    path: OFFLINE_PATH,
  });
}

export default function Offline() {
  return <OfflinePage />;
}
