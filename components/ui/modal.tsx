import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import { Icon } from './icon';
import styles from './modal.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The title is for screen readers only: the content has its own heading. */
  isTitleHidden?: boolean;
  closeLabel: string;
  width: number;
  /** Open because the address says so, which Back changes by itself. */
  hasAddress?: boolean;
  /** From the sides, where it is no sheet. */
  inset?: number;
  /** What gets the focus first; without it the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A dialog of `width` px, a bottom sheet on phones. Load it with whatever opens it, lazily. */
export function Modal(props: Props) {
  const {
    isOpen,
    onClose,
    title,
    isTitleHidden = false,
    closeLabel,
    width,
    inset = 24,
    hasAddress = false,
    children,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
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
            initialFocus={props.initialFocus ?? popup}
          >
            <Dialog.Title className={isTitleHidden ? styles.hiddenTitle : styles.title}>
              {title}
            </Dialog.Title>
            <div className={styles.body}>{children}</div>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
