import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { usePageLock } from '@/lib/hooks/use-page-lock';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import styles from './drawer.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onClosed?: () => void;
  title: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  closeLabel: string;
  /** `full` leaves the bottom navigation visible. */
  kind?: 'left' | 'right' | 'full';
  pageUrl?: string;
  /** Called instead of `onClose` when the browser's Back closes the drawer. */
  onBack?: () => void;
  footer?: ReactNode;
  /** A new key scrolls the content to the top. */
  contentKey?: string | number | undefined;
  children: ReactNode;
};

export function Drawer(props: Props) {
  const { isOpen, onClose, title, closeLabel, kind = 'right', footer, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  usePageLock(isOpen);
  useBackCloses(isOpen, props.onBack ?? onClose, props.pageUrl);

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => !open && props.onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={`${styles.backdrop} ${kind === 'full' ? styles.clear : ''}`} />
        <Dialog.Popup
          ref={popup}
          data-drawer={kind}
          className={`${styles.popup} ${styles[kind]}`}
          initialFocus={popup}
        >
          <div className={styles.head}>
            <Dialog.Title ref={props.titleRef} tabIndex={-1} className={styles.title}>
              {title}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div key={props.contentKey} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
