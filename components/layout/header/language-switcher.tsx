'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { locales } from '@/lib/constants';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { LanguageLinks } from './language-links';
import styles from './language-switcher.module.css';

export function LanguageSwitcher({ size }: { size: 'full' | 'short' }) {
  const t = useTranslations('header');
  const { name, shortName } = locales[useLocale()];
  const area = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The browser can open the element before hydration.
  useEffect(() => setOpen(area.current?.open === true), []);
  useDismiss(area, { isOpen, onDismiss: () => setOpen(false) });

  return (
    <details
      ref={area}
      className={`${styles.switcher} ${styles[size]}`}
      open={isOpen}
      suppressHydrationWarning
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.current} aria-label={t('language', { name })}>
        {size === 'full' ? <Icon name="globe" size={16} /> : null}
        {size === 'full' ? name : shortName}
        {size === 'full' ? <Icon name="chevron-down" size={16} /> : null}
      </summary>
      <div className={styles.list}>
        <LanguageLinks className={styles.link} />
      </div>
    </details>
  );
}
