import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PAGE_SIZE, REVIEW_SORTS } from '@/lib/constants';
import type { ReviewList } from '@/lib/contract/review';
import { type ReviewQuery, reviewUrl } from '@/lib/domain/product/review-url';
import styles from './review-pages.module.css';

type Props = {
  path: string;
  query: ReviewQuery;
  reviews: Pick<ReviewList, 'count' | 'next'>;
  children: ReactNode;
};

export function ReviewPages({ path, query, reviews, children }: Props) {
  const t = useTranslations('review');
  const pages = Math.ceil(reviews.count / PAGE_SIZE);
  const next = { ...query, page: query.page + 1, after: reviews.next ?? undefined };

  return (
    <>
      <nav className={styles.sorts} aria-label={t('sortBy')}>
        {REVIEW_SORTS.map((sort) => (
          <Link
            key={sort}
            href={reviewUrl(path, { sort, page: 1 })}
            className={styles.sort}
            aria-current={sort === query.sort || undefined}
            rel="nofollow"
          >
            {t(`sort.${sort}`)}
          </Link>
        ))}
      </nav>
      {children}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {query.page > 1 && (
            <Button
              kind="outline"
              href={reviewUrl(path, { ...query, page: query.page - 1, after: undefined })}
            >
              {t('previous')}
            </Button>
          )}
          <span>{t('pageOf', { page: query.page, pages })}</span>
          {(reviews.next === undefined ? query.page < pages : reviews.next !== null) && (
            <Button kind="outline" href={reviewUrl(path, next)}>
              {t('next')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
