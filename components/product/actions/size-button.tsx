import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useOptions } from './options-provider';

type Props = { className?: string | undefined };

/**
 * Replaces the add-to-cart button until the shopper has chosen a size. Before hydration and without
 * scripts it is a link to the sizes.
 */
export function SizeButton({ className }: Props) {
  const t = useTranslations('product');
  const { sizesId, requestSize } = useOptions();

  return (
    <Button
      size="large"
      wide
      href={`#${sizesId}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        requestSize();
      }}
    >
      {t('chooseSize')}
    </Button>
  );
}
