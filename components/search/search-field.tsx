'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SEARCH_LENGTH_MAX } from '@/lib/domain/product/bounds';
import styles from './search-field.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  isPanelOpen: boolean;
  /** Whether the panel shows both earlier and popular searches. */
  hasTwoLists: boolean;
  activeId: string | undefined;
  onType: (text: string) => void;
  onFocus: () => void;
};

export function SearchField(props: Props) {
  const { field, text, listId, isPanelOpen, hasTwoLists, activeId, onType, onFocus } = props;
  const lists = hasTwoLists ? `${listId} ${listId}-popular` : listId;
  const t = useTranslations('search');

  function empty() {
    onType('');
    field.current?.focus();
  }

  return (
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
        aria-controls={isPanelOpen ? lists : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
      />
      {text ? <IconButton icon="close" iconSize={20} label={t('clear')} onClick={empty} /> : null}
    </div>
  );
}
