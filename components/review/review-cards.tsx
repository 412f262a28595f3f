import { useTranslations } from 'next-intl';
import { Stars } from '@/components/ui/display/stars';
import type { Review } from '@/lib/contract/review';
import { firstLetter } from '@/lib/domain/text/initials';
import { withUnits } from '@/lib/domain/text/number';
import { formatDate, isoDay } from '@/lib/domain/time/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-cards.module.css';
import { ReviewPhotos } from './review-photos';

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
  const { author, date, rating, text, photos, answer, options } = review;

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
      {options && <p className={styles.options}>{withUnits(options)}</p>}
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <ReviewPhotos
          author={author.title}
          photos={photos.map((photo, index) => ({
            src: mediaUrl(photo),
            label: t('photoOf', { author: author.title, number: index + 1 }),
          }))}
        />
      )}
      {answer && (
        <div className={styles.answer}>
          <b>{t('answer')}</b>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </article>
  );
}
