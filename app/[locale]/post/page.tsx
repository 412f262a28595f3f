import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostList } from '@/components/content/post-list';
import { Container } from '@/components/ui/container';
import { listPosts } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('post');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/post' });
}

export default async function PostsPage() {
  const [t, { results }] = await Promise.all([getTranslations('post'), listPosts(1, 100)]);

  return (
    <Container page>
      <h1>{t('title')}</h1>
      <PostList posts={results} />
    </Container>
  );
}
