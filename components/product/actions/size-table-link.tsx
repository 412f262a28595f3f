import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { isPlainClick } from '@/lib/navigation/navigation-events';
import styles from './option-picker.module.css';

const SizeTableDialog = lazyWithMessages(() =>
  import('./size-table-dialog').then((file) => file.SizeTableDialog),
);

/** Opens the size table in a dialog. Before hydration it is a link to the page with the table. */
export function SizeTableLink({ path }: { path: string }) {
  const t = useTranslations('product');
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');

  return (
    <>
      <Link
        href={path}
        className={styles.table}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setDialog('open');
        }}
      >
        {t('sizeTable')}
      </Link>
      {dialog !== 'unopened' && (
        <SizeTableDialog
          path={path}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}
