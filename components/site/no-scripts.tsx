import { useTranslations } from 'next-intl';
import styles from './no-scripts.module.css';

/** What of the shop does not work in a browser that runs no scripts. */
export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <p className={styles.notice}>{t('noScripts')}</p>
    </noscript>
  );
}
