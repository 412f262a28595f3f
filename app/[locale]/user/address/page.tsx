import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressView } from '@/components/address/address-view';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return pageMetadata({
    title: t('addresses'),
    description: t('lead'),
    path: '/user/address',
  });
}

export default function AddressPage() {
  return <AddressView />;
}
