import type { Post } from '@/lib/contract/content';
import { BESIDE_MENU, PostCard } from './post-card';
import styles from './post-list.module.css';

type Props = { posts: Post[]; isBesideMenu?: boolean };

export function PostList({ posts, isBesideMenu = false }: Props) {
  if (posts.length === 0) return null;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} {...(isBesideMenu && { wide: BESIDE_MENU })} />
        </li>
      ))}
    </ul>
  );
}
