import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { focusHeadingOnRemoval } from '@/lib/hooks/focus-heading';
import { usePageLock } from '@/lib/hooks/use-page-lock';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import styles from './confirm-dialog.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  text?: ReactNode;
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Lets the shopper confirm or cancel an action. "No" has the focus initially. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, yes, no, isBusy = false, onYes, onNo } = props;
  const refuse = useRef<HTMLButtonElement>(null);
  usePageLock(isOpen);
  useBackCloses(isOpen, onNo);

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            ref={focusHeadingOnRemoval}
            className={styles.popup}
            initialFocus={refuse}
          >
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {text ? (
              <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            ) : null}
            <div className={styles.actions}>
              <Button kind="outline" ref={refuse} onClick={onNo}>
                {no}
              </Button>
              <Button kind="danger" busy={isBusy} onClick={onYes}>
                {yes}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
