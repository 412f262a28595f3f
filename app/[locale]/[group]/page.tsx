import type { Metadata } from 'next';
import { GroupPage } from '@/components/content/group-page';
import { getPostGroup } from '@/lib/server/content';
import { pageMetadata, postsSummary } from '@/lib/server/metadata';

type Props = PageProps<'/[locale]/[group]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params;
  const { title, results } = await getPostGroup(group);
  return pageMetadata({
    title,
    description: title,
    details: postsSummary(results),
    path: `/${group}`,
  });
}

export default async function PostGroupPage({ params }: Props) {
  return <GroupPage group={await getPostGroup((await params).group)} />;
}
