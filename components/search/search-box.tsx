'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { popularSearchesQuery } from '@/lib/client/header';
import { localePath } from '@/lib/domain/routing/locale-path';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { useDebounced } from '@/lib/hooks/use-min-duration';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { rehydrateSearchHistory, useSearchHistory } from '@/stores/search';
import styles from './search-box.module.css';
import { SearchField } from './search-field';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

const SearchPanel = lazyWithMessages(() =>
  import('./search-panel').then((file) => file.SearchPanel),
);

const TYPING_PAUSE_MS = 200;

export function SearchBox() {
  const listId = useId();
  const locale = useLocale();
  const action = localePath(locale, '/products');
  const field = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const history = useSearchHistory();
  const { text, type, searchFor } = useSearch(useSearchParams());
  const term = trimBlank(text);
  const settledTerm = useDebounced(term, TYPING_PAUSE_MS);
  const { data: popular } = useQuery({ ...popularSearchesQuery(locale), enabled: isOpen });
  const isPanelOpen = isOpen && Boolean(term || popular || history.length);
  const option = useActiveOption({ area, isOpen: isPanelOpen, onOpen: () => setOpen(true) });

  function close() {
    setOpen(false);
    option.clear();
  }

  function change(value: string) {
    setOpen(true);
    option.clear();
    type(value);
  }

  function search(value: string) {
    if (!searchFor(value)) return;
    close();
    field.current?.blur();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!option.choose()) search(text);
  }

  function open() {
    rehydrateSearchHistory();
    setOpen(true);
  }

  const shared = { listId, activeId: option.id };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older mobile browsers do not support <search>.
    <form
      ref={area}
      role="search"
      className={styles.form}
      action={action}
      onSubmit={submit}
      onBlur={(event) => !area.current?.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : option.move(event))}
    >
      <SearchField
        {...shared}
        field={field}
        text={text}
        isPanelOpen={isPanelOpen}
        hasTwoLists={Boolean(!term && popular && history.length)}
        onType={change}
        onFocus={open}
      />
      {isPanelOpen ? (
        <SearchPanel
          {...shared}
          text={term}
          settledText={settledTerm}
          popular={popular}
          onSearch={search}
          onLeave={close}
        />
      ) : null}
    </form>
  );
}
