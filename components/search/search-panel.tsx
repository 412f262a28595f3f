'use client';

import type { MouseEvent } from 'react';
import { SearchHistory } from './search-history';
import styles from './search-panel.module.css';
import { SearchSuggestions } from './search-suggestions';

type Props = {
  listId: string;
  text: string;
  settledText: string;
  activeId: string | undefined;
  onSearch: (term: string) => void;
  onLeave: () => void;
};

export function SearchPanel(props: Props) {
  const { listId, text, settledText, activeId, onSearch, onLeave } = props;
  const shared = { listId, activeId, onSearch };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field.
    <div className={styles.panel} onMouseDown={keepFocus}>
      {text ? (
        <SearchSuggestions {...shared} text={text} settledText={settledText} onLeave={onLeave} />
      ) : (
        <SearchHistory {...shared} />
      )}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
