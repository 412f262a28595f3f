import { useTranslations } from 'next-intl';

export type CartTexts = ReturnType<typeof useCartTexts>;

export function useCartTexts() {
  const t = useTranslations('cart');
  return {
    addOf: (name: string) => t('addOf', { name }),
    amountOf: (name: string) => t('amountOf', { name }),
    decrease: (name: string) => t('decrease', { name }),
    increase: (name: string) => t('increase', { name }),
  };
}
