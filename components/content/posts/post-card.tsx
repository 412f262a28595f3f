import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import type { Post } from '@/lib/contract/content';
import { withUnits } from '@/lib/domain/text/number';
import { formatDate } from '@/lib/domain/time/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  level?: 2 | 3;
  /** The `sizes` of the image on desktops (`wide`) and on smaller screens (`narrow`). */
  wide?: string;
  narrow?: string;
};

const IN_THREES = '(min-width: 1488px) 470px, (min-width: 992px) calc(33.3vw - 27px)';
export const SIZES_NEXT_TO_MENU =
  '(min-width: 1488px) 373px, (min-width: 992px) calc(33.3vw - 123px)';

const IN_GRID = '(min-width: 576px) calc(50vw - 22px), calc(100vw - 32px)';

export function PostCard({ post, level = 2, wide = IN_THREES, narrow = IN_GRID }: Props) {
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
          sizes={`auto, ${wide}, ${narrow}`}
        />
      )}
      <div className={styles.body}>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <Heading className={styles.title}>
          <Link href={`/post/${post.slug}`} className={styles.link}>
            {withUnits(post.title)}
          </Link>
        </Heading>
      </div>
    </article>
  );
}
