import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { pageNumbers } from '@/lib/domain/routing/query-parameters';
import styles from './page-links.module.css';

type Props = { path: string; page: number; pages: number };

export function PageLinks({ path, page, pages }: Props) {
  const t = useTranslations('paging');
  const href = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  if (pages < 2) return null;

  return (
    <nav aria-label={t('title')}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link href={href(page - 1)} rel="prev" aria-label={t('previous')}>
              <Icon name="chevron-left" size={20} />
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number ?? `after-${all[index - 1]}`}>
            {number === null ? (
              <span>{'…'}</span>
            ) : (
              <Link
                href={href(number)}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={href(page + 1)} rel="next" aria-label={t('next')}>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
