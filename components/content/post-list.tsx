import type { Post } from '@/lib/contract/content';
import { PostCard } from './post-card';
import styles from './post-list.module.css';

export function PostList({ posts }: { posts: Post[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
