import type { Post } from '@/lib/contract/content';
import { PostCard, SIZES_NEXT_TO_MENU } from './post-card';
import styles from './post-list.module.css';

type Props = { posts: Post[]; isNextToMenu?: boolean };

export function PostList({ posts, isNextToMenu = false }: Props) {
  if (posts.length === 0) return null;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} {...(isNextToMenu && { wide: SIZES_NEXT_TO_MENU })} />
        </li>
      ))}
    </ul>
  );
}
