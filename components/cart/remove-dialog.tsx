'use client';

import { useTranslations } from 'next-intl';
import { usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { focusHeadingIfLost } from '@/lib/hooks/focus-heading';
import type { CartLineState } from '@/stores/cart';

type Props = { lines: CartLineState[]; onClose: () => void };

export function RemoveDialog({ lines, onClose }: Props) {
  const t = useTranslations('cart');
  const put = usePutInCart();
  const restore = usePutInCart('cart');
  const [only] = lines;
  const name = lines.length === 1 ? only?.product.name : undefined;

  function putBack() {
    for (const line of lines) restore(line.sub_product.id, line.local_count);
    // The message with the pressed button disappears, and the focus would be lost.
    focusHeadingIfLost();
  }

  function remove() {
    for (const line of lines) put(line.sub_product.id, 0);
    onClose();
    const text = name ? t('removed') : t('removedSome', { count: lines.length });
    const isPossible = lines.every(({ checked }) => checked);
    const undo = { action: { label: t('undo'), onPress: putBack } };
    toast(text, { kind: 'removed', area: 'cart', ...(isPossible && undo) });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('askRemove.title')}
      text={name ?? t('askRemove.some', { count: lines.length })}
      yes={t('askRemove.yes')}
      no={t('askRemove.no')}
      onYes={remove}
      onNo={onClose}
    />
  );
}
