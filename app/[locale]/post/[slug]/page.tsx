import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { Article } from '@/components/content/article';
import { JsonLd } from '@/components/ui/json-ld';
import { slugId } from '@/lib/domain/slug';
import { getPathname } from '@/lib/i18n/navigation';
import { getPost } from '@/lib/server/content';
import { postLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';

type Props = PageProps<'/[locale]/post/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, excerpt, slug, image } = await getPost(slugId((await params).slug) ?? 0);
  return pageMetadata({ title, description: excerpt, path: `/post/${slug}`, image });
}

export default async function PostPage({ params }: Props) {
  const [post, locale] = await Promise.all([
    getPost(slugId((await params).slug) ?? 0),
    getLocale(),
  ]);
  const path = getPathname({ href: `/post/${post.slug}`, locale });

  return (
    <>
      <JsonLd data={postLd(post, path)} />
      <Article title={post.title} html={post.text} date={post.date} image={post.image} />
    </>
  );
}
