import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/contract/content';
import { formatDate } from '@/lib/domain/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  level?: 2 | 3;
  /** The `sizes` of its picture on what is narrower than a desktop. */
  narrow?: string;
};

const IN_GRID = '(min-width: 576px) calc(50vw - 22px), calc(100vw - 32px)';

export function PostCard({ post, level = 2, narrow = IN_GRID }: Props) {
  const Heading = `h${level}` as const;

  return (
    <article className={styles.card} aria-label={post.title}>
      {post.image && (
        <Picture
          src={mediaUrl(post.image)}
          alt=""
          width={640}
          height={360}
          widths={[352, 480, 720]}
          sizes={`auto, (min-width: 1488px) 470px, (min-width: 992px) calc(33.3vw - 27px), ${narrow}`}
        />
      )}
      <div className={styles.body}>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <Heading className={styles.title}>
          <Link href={`/post/${post.slug}`} className={styles.link}>
            {post.title}
          </Link>
        </Heading>
      </div>
    </article>
  );
}
