'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import styles from './search-history.module.css';
import { SearchOption } from './search-option';

type Props = {
  listId: string;
  activeId: string | undefined;
  words: readonly string[];
  onSearch: (term: string) => void;
};

export function PopularSearches({ listId, activeId, words, onSearch }: Props) {
  const title = useTranslations('search')('popular');

  return (
    <>
      <h2 className={styles.popular}>{title}</h2>
      <div role="listbox" id={listId} aria-label={title}>
        {words.map((word, index) => (
          <SearchOption
            key={word}
            id={`${listId}-${index}`}
            activeId={activeId}
            onPress={() => onSearch(word)}
          >
            <Icon name="search" size={20} className={styles.icon} />
            <span className={styles.term}>{word}</span>
          </SearchOption>
        ))}
      </div>
    </>
  );
}
