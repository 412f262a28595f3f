'use client';

import { useTranslations } from 'next-intl';
import { usePutInCart } from '@/components/product/use-put-in-cart';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { focusHeadingIfLost } from '@/lib/hooks/focus-heading-if-lost';
import type { CartLineState } from '@/stores/cart';

type Props = { lines: CartLineState[]; onClose: () => void };

export function RemoveDialog({ lines, onClose }: Props) {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const put = usePutInCart();
  const [only] = lines;
  const name = lines.length === 1 ? only?.product.name : undefined;

  function putBack() {
    for (const line of lines) put(line.sub_product.id, line.local_count);
    // The button that was pressed goes with its message.
    focusHeadingIfLost();
  }

  function remove() {
    for (const line of lines) put(line.sub_product.id, 0);
    onClose();
    const text = name ? t('removed') : t('removedSome', { count: lines.length });
    const isPossible = lines.every(({ checked }) => checked);
    const undo = { action: { label: t('undo'), onPress: putBack } };
    toast(text, { kind: 'removed', ...(isPossible && undo) });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('askRemove.title')}
      text={name ?? t('askRemove.some', { count: lines.length })}
      yes={actions('yes')}
      no={actions('no')}
      onYes={remove}
      onNo={onClose}
    />
  );
}
