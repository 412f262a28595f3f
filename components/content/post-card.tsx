import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/contract/content';
import { formatDate } from '@/lib/domain/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  level?: 2 | 3;
  /** How wide the picture is drawn on screens below 992 pixels, as the `sizes` of an image. */
  small: string;
};

export function PostCard({ post, level = 2, small }: Props) {
  const Heading = `h${level}` as const;

  return (
    <article className={styles.card}>
      <Picture
        src={mediaUrl(post.image)}
        alt=""
        width={640}
        height={360}
        widths={[352, 480, 720]}
        sizes={`(min-width: 1488px) 469px, (min-width: 992px) calc(33vw - 22px), ${small}`}
      />
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
