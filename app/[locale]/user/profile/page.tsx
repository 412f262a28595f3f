import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileView } from '@/components/user/profile-view';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return pageMetadata({
    title: t('profile'),
    description: t('lead'),
    path: '/user/profile',
  });
}

export default function ProfilePage() {
  return <ProfileView />;
}
