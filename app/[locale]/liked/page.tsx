import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { LikedView } from '@/components/liked/liked-view';
import { WithoutScripts } from '@/components/site/without-scripts';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('liked');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/liked' });
}

export default function LikedPage() {
  return (
    <PageMessages page="/liked">
      <Container page tall>
        <LikedView />
        <WithoutScripts page="liked" />
      </Container>
    </PageMessages>
  );
}
