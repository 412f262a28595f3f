'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { canBeOrdered } from '@/lib/domain/order/cart-total';
import { allSelectionChanged, type CartLineState } from '@/stores/cart';
import styles from './cart-head.module.css';

type Props = { lines: CartLineState[]; onRemove: (lines: CartLineState[]) => void };

export function CartHead({ lines, onRemove }: Props) {
  const t = useTranslations('cart');
  const selected = lines.filter(({ checked }) => checked);
  const possible = lines.filter((line) => canBeOrdered(line.local_count, line.sub_product.amount));
  const isAll = selected.length === lines.length;

  return (
    <div className={styles.head}>
      <Checkbox
        checked={isAll}
        isMixed={!isAll && selected.length > 0}
        onChange={() => allSelectionChanged(selected.length < possible.length)}
      >
        {t('selectAll')}
      </Checkbox>
      {selected.length > 0 && (
        <Button
          kind="ghost"
          icon="trash"
          className={styles.remove}
          aria-label={t('removeSelected')}
          onClick={() => onRemove(selected)}
        >
          <span className={styles.words}>{t('removeSelected')}</span>
          <span className={styles.count}>{selected.length}</span>
        </Button>
      )}
    </div>
  );
}
