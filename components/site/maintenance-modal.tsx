'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/display/rich-text';
import { Modal } from '@/components/ui/overlay/modal';
import styles from './maintenance-modal.module.css';

type Props = { title: string; html: string; isOpen: boolean; onDismiss: () => void };

const WIDTH = 520;

export function MaintenanceModal({ title, html, isOpen, onDismiss }: Props) {
  const t = useTranslations();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onDismiss}
      title={title}
      closeLabel={t('actions.close')}
      width={WIDTH}
    >
      <div className={styles.content}>
        <RichText html={html} />
        <Button size="large" onClick={onDismiss}>
          {t('notice.understood')}
        </Button>
      </div>
    </Modal>
  );
}
