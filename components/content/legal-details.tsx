import { useLocale, useTranslations } from 'next-intl';
import type { Settings } from '@/lib/contract/site';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import styles from './legal-details.module.css';

/** The seller's legal details. Renders nothing until the settings contain them. */
export function LegalDetails({ settings }: { settings: Settings }) {
  const t = useTranslations('legal');
  const locale = contentLocale(useLocale());
  const { legal_name, legal_stir, legal_address, legal_bank } = settings;
  if (!legal_name?.[locale]) return null;
  const rows = [
    { name: t('name'), value: legal_name[locale] },
    { name: t('stir'), value: legal_stir },
    { name: t('address'), value: legal_address?.[locale] },
    { name: t('bank'), value: legal_bank?.[locale] },
  ].filter(({ value }) => value);

  return (
    <section id="seller" className={styles.legal}>
      <h2>{t('title')}</h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
