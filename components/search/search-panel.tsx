'use client';

import type { MouseEvent } from 'react';
import { popularSearches } from '@/lib/domain/product/popular-searches';
import { useSearchHistory } from '@/stores/search';
import { PopularSearches } from './popular-searches';
import { SearchHistory } from './search-history';
import styles from './search-panel.module.css';
import { SearchSuggestions } from './search-suggestions';

type Props = {
  listId: string;
  text: string;
  settledText: string;
  /** The popular searches as the settings contain them. */
  popular: string | undefined;
  activeId: string | undefined;
  onSearch: (term: string) => void;
  onLeave: () => void;
};

export function SearchPanel(props: Props) {
  const { text, settledText, popular, onLeave, ...shared } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field.
    <div className={styles.panel} onMouseDown={keepFocus}>
      {text ? (
        <SearchSuggestions {...shared} text={text} settledText={settledText} onLeave={onLeave} />
      ) : (
        <KnownSearches {...shared} popular={popular} />
      )}
    </div>
  );
}

function KnownSearches({ popular, ...shared }: Omit<Props, 'text' | 'settledText' | 'onLeave'>) {
  const history = useSearchHistory();
  const hasHistory = history.length > 0;
  const words = popularSearches(popular ?? '').filter((word) => !history.includes(word));
  const listId = hasHistory ? `${shared.listId}-popular` : shared.listId;
  const others =
    words.length > 0 ? <PopularSearches {...shared} listId={listId} words={words} /> : null;
  if (!hasHistory) return others;
  return (
    <div className={styles.both}>
      <SearchHistory {...shared} />
      {/* The field refers to this list by its id, even when it is empty. */}
      {others ?? <div id={listId} hidden />}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
