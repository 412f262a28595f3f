import { Picture } from '@/components/ui/display/picture';
import { RichText } from '@/components/ui/display/rich-text';
import type { PostDetail } from '@/lib/contract/content';
import { formatDate } from '@/lib/domain/time/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './article.module.css';

export function Article({ post: { title, date, image, text } }: { post: PostDetail }) {
  return (
    <article className={styles.article} aria-label={title}>
      <h1>{title}</h1>
      <time dateTime={date} className={styles.date}>
        {formatDate(date)}
      </time>
      {image && (
        <Picture
          className={styles.image}
          src={mediaUrl(image)}
          alt=""
          width={1280}
          height={720}
          widths={[480, 720, 1000, 1232]}
          sizes="(min-width: 1488px) 1000px, (min-width: 992px) calc(100vw - 488px), (min-width: 768px) calc(100vw - 80px), calc(100vw - 64px)"
          priority
        />
      )}
      <RichText html={text} />
    </article>
  );
}
