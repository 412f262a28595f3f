import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './cart-button.module.css';

type Props = {
  name: string;
  isSoldOut: boolean;
  kind: 'round' | 'large' | 'short';
  onAdd: () => void;
};

export function AddButton({ name, isSoldOut, kind, onAdd }: Props) {
  const t = useTranslations('cart');
  const soldOut = useTranslations('product')('soldOut');

  if (kind === 'round') {
    return (
      <button
        type="button"
        className={styles.add}
        aria-label={isSoldOut ? `${soldOut}: ${name}` : t('addOf', { name })}
        disabled={isSoldOut}
        onClick={onAdd}
      >
        <Icon name="cart" size={20} />
      </button>
    );
  }
  if (isSoldOut) {
    return (
      <Button size="large" wide disabled>
        {soldOut}
      </Button>
    );
  }
  return (
    <Button size="large" wide icon="cart" onClick={onAdd}>
      {kind === 'short' ? t('addShort') : t('add')}
    </Button>
  );
}
