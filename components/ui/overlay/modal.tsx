import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { focusHeadingOnRemoval } from '@/lib/hooks/focus-heading';
import { usePageLock } from '@/lib/hooks/use-page-lock';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import styles from './modal.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Whether the content has its own heading, so that only screen readers get the title. */
  isTitleHidden?: boolean;
  /** Whether the title is a product name. Phones show it smaller, in at most two lines (S9-29). */
  isTitleLong?: boolean;
  closeLabel: string;
  width: number;
  /** Whether the dialog has its own URL. Back then closes it without an extra history entry. */
  hasAddress?: boolean;
  inset?: number;
  children: ReactNode;
};

/** A dialog of `width` px, which is a bottom sheet on phones. */
export function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  isTitleLong = false,
  closeLabel,
  width,
  inset = 24,
  hasAddress = false,
  children,
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  usePageLock(isOpen);
  useBackCloses(isOpen && !hasAddress, onClose);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={popup}
            className={styles.popup}
            style={{ '--width': `${width}px`, '--inset': `${inset}px` }}
            initialFocus={popup}
          >
            <Dialog.Title
              className={isTitleHidden ? styles.hiddenTitle : styles.title}
              data-long={isTitleLong || undefined}
            >
              {title}
            </Dialog.Title>
            <div ref={focusHeadingOnRemoval} className={styles.body}>
              {children}
            </div>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
