import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '@/components/ui/display/visually-hidden.module.css';
import { LOCALES, type Locale } from '@/lib/constants';
import type { Region } from '@/lib/contract/geo';
import { contentLocale } from '@/lib/domain/routing/locale-path';

type Props = {
  autoComplete: 'address-level1' | 'address-level2';
  /** The options of the list, or undefined until they are loaded. */
  places: readonly Region[] | undefined;
  listIn: (locale: Locale) => Promise<{ results: readonly Region[] }>;
  onFill?: () => void;
  onMatch: (id: number) => void;
};

/**
 * A hidden field that browsers can autofill with a region or city for which the visible list has no
 * option: the list is not loaded yet, or the name is in another language. Shoppers and screen
 * readers never reach this field.
 */
export function AutofilledRegion({ autoComplete, places, listIn, onFill, onMatch }: Props) {
  const locale = useLocale();
  const [text, setText] = useState('');

  const settle = useEffectEvent(async (known: readonly Region[], signal: AbortSignal) => {
    const { matchPlace } = await import('@/lib/domain/place/match-place');
    const isOther = (one: Locale) => contentLocale(one) !== contentLocale(locale);
    let found = matchPlace(text, known);
    for (const other of LOCALES.filter(isOther)) {
      found ??= matchPlace(text, (await listIn(other)).results);
    }
    if (signal.aborted) return;
    setText('');
    if (found) onMatch(found.id);
  });

  useEffect(() => {
    if (text === '' || places === undefined) return;
    const left = new AbortController();
    // The visible field reports a failed load of the list.
    settle(places, left.signal).catch(() => setText(''));
    return () => left.abort();
  }, [text, places]);

  return (
    <input
      className={styles.hidden}
      tabIndex={-1}
      aria-hidden
      autoComplete={autoComplete}
      onChange={({ target }) => {
        setText(target.value);
        onFill?.();
      }}
    />
  );
}
