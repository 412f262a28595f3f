import type { Metadata } from 'next';
import { Article } from '@/components/content/article';
import { slugId } from '@/lib/domain/slug';
import { getMenuPage } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';
import { plainText } from '@/lib/server/sanitize';

type Props = PageProps<'/[locale]/info/menu/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, text, slug } = await getMenuPage(slugId((await params).slug) ?? 0);
  return pageMetadata({ title, description: plainText(text), path: `/info/menu/${slug}` });
}

export default async function StaticPage({ params }: Props) {
  const { title, text } = await getMenuPage(slugId((await params).slug) ?? 0);
  return <Article title={title} html={text} />;
}
