import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/content/page-trail';
import { Article } from '@/components/content/posts/article';
import { OtherPosts } from '@/components/content/posts/other-posts';
import styles from '@/components/content/posts/post-page.module.css';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { localePath } from '@/lib/domain/routing/locale-path';
import { slugId } from '@/lib/domain/text/slug';
import { getPost, listPosts } from '@/lib/server/content';
import { postLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';
import { getSettings } from '@/lib/server/site';

type Props = PageProps<'/[locale]/post/[slug]'>;

const OTHERS = 4;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, excerpt, slug, image } = await getPost(slugId((await params).slug) ?? 0);
  return pageMetadata({
    title,
    description: excerpt,
    path: `/post/${slug}`,
    image: image || undefined,
    type: 'article',
  });
}

export default async function PostPage({ params }: Props) {
  const [t, locale, settings, post, latest] = await Promise.all([
    getTranslations('post'),
    getLocale(),
    getSettings(),
    getPost(slugId((await params).slug) ?? 0),
    listPosts(1, OTHERS + 1),
  ]);
  const path = `/post/${post.slug}`;
  const pictured = { ...post, image: post.image || settings.head_image };
  const others = latest.results.filter(({ id }) => id !== post.id).slice(0, OTHERS);

  return (
    <Container>
      <JsonLd data={postLd(pictured, localePath(locale, path), settings.app_name)} />
      <PageTrail trail={[{ name: t('title'), href: '/post' }, { name: post.title }]} path={path} />
      <div className={styles.layout}>
        <Article post={post} />
        <OtherPosts posts={others} />
      </div>
    </Container>
  );
}
