'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/icon-button';
import { historyCleared, termRemoved, useSearchHistory } from '@/stores/search';
import styles from './search-history.module.css';
import { SearchOption } from './search-option';

type Props = {
  listId: string;
  activeId: string | undefined;
  onSearch: (term: string) => void;
};

/**
 * Lists the earlier searches. A listbox may contain only options, so the delete buttons are next to
 * it.
 */
export function SearchHistory({ listId, activeId, onSearch }: Props) {
  const t = useTranslations('search');
  const history = useSearchHistory();

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('history')}</h2>
        <button type="button" className={styles.clear} onClick={historyCleared}>
          {t('clearHistory')}
        </button>
      </div>
      <div className={styles.lists}>
        <div role="listbox" id={listId} aria-label={t('history')}>
          {history.map((term, index) => (
            <SearchOption
              key={term}
              id={`${listId}-${index}`}
              activeId={activeId}
              onPress={() => onSearch(term)}
            >
              <Icon name="clock" size={20} className={styles.icon} />
              <span className={styles.term}>{term}</span>
            </SearchOption>
          ))}
        </div>
        <ul>
          {history.map((term) => (
            <li key={term}>
              <IconButton
                icon="close"
                iconSize={16}
                label={t('remove', { term })}
                onClick={() => termRemoved(term)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
