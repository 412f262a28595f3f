import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GroupPage } from '@/components/content/group-page';
import { slugId } from '@/lib/domain/slug';
import { getPostGroup } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';

type Props = PageProps<'/[locale]/[group]/category/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group, slug } = await params;
  const { title, category } = await groupCategory(group, slug);
  const name = `${title}: ${category.name}`;
  return pageMetadata({ title: name, description: name, path: `/${group}/category/${slug}` });
}

export default async function GroupCategoryPage({ params }: Props) {
  const { group, slug } = await params;
  const { category, ...rest } = await groupCategory(group, slug);
  return <GroupPage group={rest} category={category} />;
}

async function groupCategory(name: string, slug: string) {
  const group = await getPostGroup(name);
  const category = group.categories.find(({ id }) => id === slugId(slug));
  return category ? { ...group, category } : notFound();
}
