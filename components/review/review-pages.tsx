import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PAGE_SIZE, REVIEW_SORTS } from '@/lib/constants';
import { type ReviewQuery, reviewUrl } from '@/lib/domain/review-url';
import styles from './review-pages.module.css';

type Props = { path: string; query: ReviewQuery; count: number; children: ReactNode };

export function ReviewPages({ path, query, count, children }: Props) {
  const t = useTranslations('review');
  const pages = Math.ceil(count / PAGE_SIZE);

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
            <Button kind="outline" href={reviewUrl(path, { ...query, page: query.page - 1 })}>
              {t('previous')}
            </Button>
          )}
          <span>{t('pageOf', { page: query.page, pages })}</span>
          {query.page < pages && (
            <Button kind="outline" href={reviewUrl(path, { ...query, page: query.page + 1 })}>
              {t('next')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
