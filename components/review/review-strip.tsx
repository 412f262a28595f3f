import { useTranslations } from 'next-intl';
import { mediaUrl } from '@/lib/http/url';
import { ReviewPhotos } from './review-photos';
import styles from './review-strip.module.css';

/**
 * Shows the newest photos from all reviews of a product in one row. Only the reviews page has this
 * row, because the HTML of a product page must stay small.
 */
export function ReviewStrip({ photos }: { photos: readonly string[] }) {
  const t = useTranslations('review');
  if (photos.length === 0) return null;

  return (
    <section className={styles.strip}>
      <h3>{t('photos')}</h3>
      <ReviewPhotos
        author={t('photos')}
        // Two reviews of the demonstration shop can share a photo.
        photos={[...new Set(photos)].map((photo, index) => ({
          src: mediaUrl(photo),
          label: t('photoOf', { author: t('photos'), number: index + 1 }),
        }))}
      />
    </section>
  );
}
