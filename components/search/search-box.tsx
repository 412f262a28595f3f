'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { getPathname } from '@/lib/i18n/navigation';
import { recallSearchHistory, useSearchHistory } from '@/stores/search';
import styles from './search-box.module.css';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

const SearchPanel = dynamic(() => import('./search-panel').then((file) => file.SearchPanel), {
  ssr: false,
});

const TERM_LENGTH_MAX = 100;

/** A form of its own right: without scripts it opens the list with what was typed. */
export function SearchBox() {
  const t = useTranslations('search');
  const locale = useLocale();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const history = useSearchHistory();
  const { text, type, searchFor } = useSearch(useSearchParams());
  const isPanelOpen = isOpen && (text.trim() !== '' || history.length > 0);
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

  function search(term: string) {
    if (!searchFor(term)) return;
    close();
    field.current?.blur();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!option.choose()) search(text);
  }

  return (
    <search>
      <form
        ref={area}
        className={styles.form}
        action={getPathname({ href: '/products', locale })}
        onSubmit={submit}
        onBlur={(event) => !area.current?.contains(event.relatedTarget) && close()}
        onKeyDown={(event) => (event.key === 'Escape' ? close() : option.move(event))}
      >
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="search"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={option.id}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={TERM_LENGTH_MAX}
            placeholder={t('placeholder')}
            value={text}
            onChange={(event) => change(event.target.value)}
            onFocus={() => {
              recallSearchHistory();
              setOpen(true);
            }}
          />
          {text ? (
            <IconButton
              icon="close"
              iconSize={20}
              label={t('clear')}
              onClick={() => {
                change('');
                field.current?.focus();
              }}
            />
          ) : null}
        </div>
        {isPanelOpen ? (
          <SearchPanel
            listId={listId}
            text={text.trim()}
            activeId={option.id}
            onSearch={search}
            onLeave={close}
          />
        ) : null}
      </form>
    </search>
  );
}
