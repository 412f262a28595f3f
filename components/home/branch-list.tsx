'use client';

import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import type { Branch } from '@/lib/contract/geo';
import { mapLink } from '@/lib/domain/place/country-map';
import styles from './branch-list.module.css';
import { OpenNow } from './open-now';

type Props = {
  branches: Branch[];
  selected: number;
  isOpen: boolean;
  areAllShown: boolean;
  onOpen: (id: number) => void;
};

/**
 * Lists the branches. All of them are in the HTML; CSS hides all but the first ones until the
 * shopper opens the full list.
 */
export function BranchList({ branches, selected, isOpen, areAllShown, onOpen }: Props) {
  const t = useTranslations('home');

  return (
    <ul className={styles.list} data-all={areAllShown || undefined}>
      {branches.map((branch) => {
        const isSelected = branch.id === selected;
        return (
          <li key={branch.id} className={styles.row} data-selected={isSelected || undefined}>
            <h3>
              <button
                type="button"
                aria-expanded={isSelected && isOpen}
                aria-controls={isSelected && isOpen ? 'branch' : undefined}
                onClick={() => onOpen(branch.id)}
              >
                {branch.name}
              </button>
            </h3>
            {isSelected && <OpenNow workTime={branch.work_time} />}
            <a href={mapLink(branch)} target="_blank" rel="noopener">
              {branch.address}
              <VisuallyHidden>{`: ${t('onMap')}`}</VisuallyHidden>
            </a>
            <span className={styles.hours}>{branch.work_time}</span>
          </li>
        );
      })}
    </ul>
  );
}
