import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/content/page-links';
import { PageTrail } from '@/components/content/page-trail';
import { PostList } from '@/components/content/posts/post-list';
import styles from '@/components/content/posts/posts-page.module.css';
import { Container } from '@/components/ui/container';
import { POSTS_PAGE_SIZE } from '@/lib/constants';
import { parseListFilters } from '@/lib/domain/routing/list-url';
import { listPosts } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';

type Props = PageProps<'/[locale]/post'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, paging] = await Promise.all([getTranslations('post'), getTranslations('paging')]);
  const { page } = parseListFilters(await searchParams);
  const title = page > 1 ? paging('titleOfPage', { title: t('title'), page }) : t('title');
  const path = page > 1 ? `/post?page=${page}` : '/post';
  return pageMetadata({ title, description: t('description'), path });
}

export default async function PostsPage({ searchParams }: Props) {
  const { page } = parseListFilters(await searchParams);
  const [t, info, { results, count }] = await Promise.all([
    getTranslations('post'),
    getTranslations('info'),
    listPosts(page, POSTS_PAGE_SIZE),
  ]);

  return (
    <Container className={styles.page}>
      <PageTrail trail={[{ name: t('title') }]} path="/post" />
      <h1>{t('title')}</h1>
      {results.length > 0 ? <PostList posts={results} /> : <p>{info('nothing')}</p>}
      <PageLinks path="/post" page={page} pages={Math.ceil(count / POSTS_PAGE_SIZE)} />
    </Container>
  );
}
