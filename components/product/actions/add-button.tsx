import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type Props = { isSoldOut: boolean; isShort: boolean; onAdd: () => void };

export function AddButton({ isSoldOut, isShort, onAdd }: Props) {
  const t = useTranslations('cart');
  const soldOut = useTranslations('product')('soldOut');

  if (isSoldOut) {
    return (
      <Button size="large" wide disabled>
        {soldOut}
      </Button>
    );
  }
  return (
    <Button size="large" wide icon="cart" data-add="" onClick={onAdd}>
      {isShort ? t('addShort') : t('add')}
    </Button>
  );
}
