'use client';

import type { MouseEvent } from 'react';
import { popularSearches } from '@/lib/domain/popular-searches';
import { useSearchHistory } from '@/stores/search';
import { PopularSearches } from './popular-searches';
import { SearchHistory } from './search-history';
import styles from './search-panel.module.css';
import { SearchSuggestions } from './search-suggestions';

type Props = {
  listId: string;
  text: string;
  settledText: string;
  /** The setting. */
  popular: string | undefined;
  activeId: string | undefined;
  onSearch: (term: string) => void;
  onLeave: () => void;
};

export function SearchPanel(props: Props) {
  const { listId, text, settledText, popular, activeId, onSearch, onLeave } = props;
  const history = useSearchHistory();
  const hasHistory = history.length > 0;
  const words = popularSearches(popular ?? '').filter((word) => !history.includes(word));
  const shared = { listId, activeId, onSearch };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field.
    <div className={styles.panel} onMouseDown={keepFocus}>
      {text ? (
        <SearchSuggestions {...shared} text={text} settledText={settledText} onLeave={onLeave} />
      ) : (
        <>
          {hasHistory ? <SearchHistory {...shared} /> : null}
          {words.length > 0 ? (
            <PopularSearches
              {...shared}
              listId={hasHistory ? `${listId}-popular` : listId}
              words={words}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
