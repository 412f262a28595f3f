'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CountryMap } from '@/components/map/country-map';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/display/icon';
import { Section } from '@/components/ui/section';
import type { Branch } from '@/lib/contract/geo';
import type { Coordinates, MapPin } from '@/lib/domain/place/country-map';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { BranchList } from './branch-list';
import styles from './branch-map.module.css';

const BranchPanel = lazyWithMessages(() =>
  import('./branch-panel').then((file) => file.BranchPanel),
);

const ZOOM = 6;
const ZOOM_TO_BRANCH = 15;

export function BranchMap({ branches }: { branches: Branch[] }) {
  const t = useTranslations('home');
  const [selected, setSelected] = useState(branches[0]?.id);
  const [isOpen, setOpen] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const branch = branches.find(({ id }) => id === selected) ?? branches[0];
  if (!branch) return null;

  function open(id: number) {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setSelected(id);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  const pick = (_: Coordinates, pin?: MapPin) => pin && open(pin.id);

  return (
    <Section
      id="branches"
      title={t('branches')}
      action={
        <button
          type="button"
          className={styles.all}
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {t('allBranches', { count: branches.length })}
          <Icon name={areAllShown ? 'chevron-up' : 'chevron-right'} size={16} />
        </button>
      }
    >
      <div className={styles.branches} data-open={isOpen || undefined}>
        <BranchList
          branches={branches}
          selected={branch.id}
          areAllShown={areAllShown}
          isOpen={isOpen}
          onOpen={open}
        />
        <div className={styles.map}>
          <YandexMap
            label={t('map')}
            center={branch}
            zoom={isOpen ? ZOOM_TO_BRANCH : ZOOM}
            pins={branches}
            selected={branch.id}
            onPick={pick}
            className={styles.canvas}
          >
            <CountryMap pins={branches} selected={branch.id} onPick={pick} />
          </YandexMap>
          {isOpen && <BranchPanel key={branch.id} branch={branch} onClose={close} />}
        </div>
      </div>
    </Section>
  );
}
