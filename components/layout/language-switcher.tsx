'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { languageNames } from '@/lib/i18n/language-choice';
import { LanguageLinks } from './language-links';
import styles from './language-switcher.module.css';

export function LanguageSwitcher({ size }: { size: 'full' | 'short' }) {
  const t = useTranslations('header');
  const names = languageNames[useLocale()];
  const area = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(area, { isOpen, onDismiss: () => setOpen(false) });

  return (
    <details
      ref={area}
      className={`${styles.switcher} ${styles[size]}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.current} aria-label={t('language', { name: names.full })}>
        {size === 'full' ? <Icon name="globe" size={16} /> : null}
        {names[size]}
        {size === 'full' ? <Icon name="chevron-down" size={16} /> : null}
      </summary>
      <div className={styles.list}>
        <LanguageLinks className={styles.link} />
      </div>
    </details>
  );
}
