import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Branch } from '@/lib/contract/geo';
import { mapLink } from '@/lib/domain/map-link';
import { formatPhone, phoneDigits } from '@/lib/domain/phone';
import styles from './branch-section.module.css';

const SHOWN_FIRST = 4;

/** Every branch with its hours and a way to it on the map service. */
export function BranchSection({ branches }: { branches: Branch[] }) {
  const t = useTranslations('home');
  if (branches.length === 0) return null;

  return (
    <Section title={t('branches')} id="branches">
      <BranchList branches={branches.slice(0, SHOWN_FIRST)} />
      {branches.length > SHOWN_FIRST && (
        <details className={styles.rest}>
          <summary>{t('allBranches', { count: branches.length })}</summary>
          <BranchList branches={branches.slice(SHOWN_FIRST)} />
        </details>
      )}
    </Section>
  );
}

function BranchList({ branches }: { branches: Branch[] }) {
  const t = useTranslations('home');

  return (
    <ul className={styles.branches}>
      {branches.map((branch) => (
        <li key={branch.id} className={styles.branch}>
          <h3>{`${branch.name}, ${branch.city}`}</h3>
          <p className={styles.hours}>{branch.work_time}</p>
          <p>{branch.address}</p>
          <p>
            <a href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`}>
              {formatPhone(phoneDigits(branch.phone))}
            </a>
          </p>
          <a className={styles.map} href={mapLink(branch)} target="_blank" rel="noopener">
            <Icon name="pin" size={16} />
            {t('onMap')}
          </a>
        </li>
      ))}
    </ul>
  );
}
