import { useTranslations } from 'next-intl';
import { PostCard } from '@/components/content/post-card';
import { Section } from '@/components/ui/section';
import type { Post } from '@/lib/contract/content';
import styles from './post-row.module.css';

export function PostRow({ posts }: { posts: Post[] }) {
  const t = useTranslations('home');
  if (posts.length === 0) return null;

  return (
    <Section title={t('posts')} more={{ href: '/post', label: t('all') }}>
      <ul className={styles.row}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
