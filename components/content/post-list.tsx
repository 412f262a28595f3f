import type { Post } from '@/lib/contract/content';
import { PostCard } from './post-card';
import styles from './post-list.module.css';

export function PostList({ posts }: { posts: Post[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} small="(min-width: 576px) calc(50vw - 26px), calc(100vw - 32px)" />
        </li>
      ))}
    </ul>
  );
}
