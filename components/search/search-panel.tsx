'use client';

import type { MouseEvent } from 'react';
import { useSearchHistory } from '@/stores/search';
import { PopularSearches } from './popular-searches';
import { SearchHistory } from './search-history';
import styles from './search-panel.module.css';
import { SearchSuggestions } from './search-suggestions';

type Props = {
  listId: string;
  text: string;
  settledText: string;
  /** The popular ones that are not in the history. */
  words: readonly string[];
  activeId: string | undefined;
  onSearch: (term: string) => void;
  onLeave: () => void;
};

export function SearchPanel(props: Props) {
  const { text, settledText, words, onLeave, ...shared } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field.
    <div className={styles.panel} onMouseDown={keepFocus}>
      {text ? (
        <SearchSuggestions {...shared} text={text} settledText={settledText} onLeave={onLeave} />
      ) : (
        <KnownSearches {...shared} words={words} />
      )}
    </div>
  );
}

function KnownSearches({ words, ...shared }: Omit<Props, 'text' | 'settledText' | 'onLeave'>) {
  const hasHistory = useSearchHistory().length > 0;
  const listId = hasHistory ? `${shared.listId}-popular` : shared.listId;
  const others =
    words.length > 0 ? <PopularSearches {...shared} listId={listId} words={words} /> : null;
  if (!hasHistory) return others;
  return (
    <div className={styles.both}>
      <SearchHistory {...shared} />
      {others}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
