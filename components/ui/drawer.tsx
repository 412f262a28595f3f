import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import styles from './drawer.module.css';
import { Icon } from './icon';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** It has left the screen. */
  onClosed?: () => void;
  title: string;
  /** To move the focus to the title when it changes. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  closeLabel: string;
  /** `full` leaves the bottom navigation in sight. */
  kind?: 'left' | 'right' | 'full';
  /** Before the title: a way back. */
  back?: ReactNode;
  footer?: ReactNode;
  /** Another one starts the content anew, at its top. */
  contentKey?: string | number | undefined;
  children: ReactNode;
};

/** A panel over the page's full height. Load it with whatever opens it, lazily. */
export function Drawer(props: Props) {
  const { isOpen, onClose, title, closeLabel, kind = 'right', back, footer, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen, onClose);

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
          className={`${styles.popup} ${styles[kind]}`}
          initialFocus={popup}
        >
          <div className={styles.head}>
            {back}
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
