import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { Review } from '@/lib/contract/review';
import { formatDate, isoDay } from '@/lib/domain/date';
import { firstLetter } from '@/lib/domain/initials';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-cards.module.css';

export function ReviewCards({ reviews }: { reviews: Review[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const t = useTranslations('review');
  const { author, date, rating, text, photos } = review;

  return (
    <article aria-label={author.title}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {firstLetter(author.title)}
        </span>
        <p className={styles.author}>
          <b>{author.title}</b>
          <time dateTime={isoDay(date)}>{formatDate(date)}</time>
        </p>
        <Stars value={rating} label={t('stars', { stars: rating })} />
      </header>
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <a key={photo} href={mediaUrl(photo)} target="_blank" rel="noopener">
              <Picture
                src={mediaUrl(photo)}
                alt={t('photoOf', { author: author.title, number: index + 1 })}
                width={64}
                height={64}
                widths={[64, 128]}
                sizes="64px"
              />
            </a>
          ))}
        </div>
      )}
    </article>
  );
}
