'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { formatPrice } from '@/lib/domain/text/money';
import styles from './confirm-bar.module.css';

type Props = { total: number | undefined; isBusy: boolean; isDisabled: boolean };

export function ConfirmBar({ total, isBusy, isDisabled }: Props) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const label =
    total === undefined ? t('counting') : t('confirm', { total: formatPrice(total, locale) });

  return (
    <>
      <div className={styles.bar}>
        <Button
          type="submit"
          size="large"
          wide
          busy={isBusy}
          disabled={isDisabled}
          className={styles.button}
        >
          {label}
        </Button>
      </div>
      <p className={styles.note}>
        {t.rich('offer', {
          a: (text) => (
            <Link href="/info/about" className={styles.link} target="_blank" rel="noopener">
              {text}
              <Icon name="external" size={14} />
            </Link>
          ),
        })}
      </p>
    </>
  );
}
