import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GroupPage } from '@/components/content/group-page';
import { groupCategoryLink } from '@/lib/domain/routing/menu-link';
import { slugId } from '@/lib/domain/text/slug';
import { getPostGroup } from '@/lib/server/content';
import { pageMetadata, postsSummary } from '@/lib/server/metadata';

type Props = PageProps<'/[locale]/[group]/category/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, ...group } = await groupCategory(await params);
  const name = `${group.title}: ${category.name}`;
  return pageMetadata({
    title: name,
    description: name,
    details: postsSummary(group.results),
    path: groupCategoryLink(group, category),
  });
}

export default async function GroupCategoryPage({ params }: Props) {
  const { category, ...group } = await groupCategory(await params);
  return <GroupPage group={group} category={category} />;
}

async function groupCategory({ group: name, slug }: { group: string; slug: string }) {
  const group = await getPostGroup(name);
  const category = group.categories.find(({ id }) => id === slugId(slug));
  if (!category) notFound();
  const results = group.results.filter((post) => post.category?.id === category.id);
  return { ...group, results, category };
}
