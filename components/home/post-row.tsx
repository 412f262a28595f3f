import { useTranslations } from 'next-intl';
import { PostCard } from '@/components/content/posts/post-card';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Section } from '@/components/ui/section';
import type { Post } from '@/lib/contract/content';
import styles from './post-row.module.css';

export function PostRow({ posts }: { posts: Post[] }) {
  const t = useTranslations('home');
  if (posts.length === 0) return null;

  return (
    <Section title={t('posts')} more={{ href: '/post', label: t('all') }}>
      <Carousel kind="row" media="(max-width: 991px)" className={styles.row}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} narrow="264px" />
        ))}
      </Carousel>
    </Section>
  );
}
