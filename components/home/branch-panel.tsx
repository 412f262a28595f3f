'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Branch } from '@/lib/contract/geo';
import { mapLink } from '@/lib/domain/place/country-map';
import { readPhone } from '@/lib/domain/text/phone';
import { BranchGallery } from './branch-gallery';
import styles from './branch-panel.module.css';
import { OpenNow } from './open-now';

type Props = { branch: Branch; onClose: () => void };

export function BranchPanel({ branch, onClose }: Props) {
  const t = useTranslations();
  const phone = readPhone(branch.phone).text;

  return (
    <section
      ref={focusPanel}
      id="branch"
      tabIndex={-1}
      className={styles.panel}
      aria-label={branch.name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h3>{branch.name}</h3>
        <IconButton icon="close" iconSize={20} label={t('actions.close')} onClick={onClose} />
      </div>
      {branch.images.length > 0 && <BranchGallery images={branch.images} name={branch.name} />}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="clock" size={20} />
            {t('home.hours')}
          </dt>
          <dd>
            {branch.work_time} <OpenNow workTime={branch.work_time} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" size={20} />
            {t('home.address')}
          </dt>
          <dd>
            <a
              href={mapLink(branch)}
              target="_blank"
              rel="noopener"
              aria-label={`${branch.address}: ${t('home.onMap')}`}
            >
              {`${branch.city}, ${branch.address}`}
            </a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>
              <Icon name="phone" size={20} />
              {t('home.phone')}
            </dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function focusPanel(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'nearest' });
}
