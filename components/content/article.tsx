import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { formatDate } from '@/lib/domain/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './article.module.css';

type Props = {
  title: string;
  /** Clean, see `RichText`. */
  html: string;
  date?: string;
  image?: string;
};

export function Article({ title, html, date, image }: Props) {
  return (
    <Container page>
      <article className={styles.article}>
        <h1>{title}</h1>
        {date && (
          <time dateTime={date} className={styles.date}>
            {formatDate(date)}
          </time>
        )}
        {image && (
          <Picture
            className={styles.image}
            src={mediaUrl(image)}
            alt=""
            width={1280}
            height={720}
            widths={[480, 720, 1232]}
            sizes="(min-width: 840px) 792px, 100vw"
            priority
          />
        )}
        <RichText html={html} />
      </article>
    </Container>
  );
}
