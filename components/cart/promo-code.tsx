'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { TextField } from '@/components/ui/form/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { PROMO_LENGTH_MAX, toPromoCode } from '@/lib/domain/order/promo';
import { formatPrice } from '@/lib/domain/text/money';
import { currentCustomer } from '@/stores/auth';
import { orderPromoEntered } from '@/stores/order-cart';
import styles from './promo-code.module.css';
import type { CartPromo } from './use-cart-promo';

type Props = { promo: CartPromo | null; onRecheck: () => void };

/**
 * Shows a collapsed field for a promo code, or the accepted code. When one replaces the other, the
 * focus moves to the new element.
 */
export function PromoCode({ promo, onRecheck }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  const isKept = promo?.state === 'checking' && !isEntered;
  const isAccepted = promo?.state === 'accepted';

  useEffect(() => {
    const isLost = isEntered && document.activeElement === document.body;
    const next = isAccepted ? 'button' : 'summary';
    if (isLost) area.current?.querySelector<HTMLElement>(next)?.focus();
  }, [isAccepted, isEntered]);

  function enter(code: string | null) {
    setEntered(true);
    orderPromoEntered(code, currentCustomer());
    if (code !== null && code === promo?.code && promo.state !== 'accepted') onRecheck();
  }

  return (
    <div ref={area} className={styles.promo}>
      {promo && (isAccepted || isKept) ? (
        <CodeRow promo={promo} onRemove={() => enter(null)} />
      ) : (
        <CodeForm promo={promo} onEnter={enter} />
      )}
    </div>
  );
}

type FormProps = { promo: CartPromo | null; onEnter: (code: string | null) => void };

function CodeForm({ promo, onEnter }: FormProps) {
  const t = useTranslations('cart.promo');
  const [typed, setTyped] = useState(promo?.code ?? '');
  const [isMissing, setMissing] = useState(false);
  const isChecking = promo?.state === 'checking';

  function apply(event: FormEvent) {
    event.preventDefault();
    const code = toPromoCode(typed);
    setMissing(code === '' && promo === null);
    onEnter(code === '' ? null : code);
  }
  function errorText(): string | undefined {
    if (isMissing) return t('required');
    if (promo?.state === 'failed') return t('failed');
    return promo?.state === 'refused' ? promo.reason || t('failed') : undefined;
  }

  return (
    <Disclosure title={t('question')} isOpen={promo !== null} className={styles.fold}>
      <form className={styles.form} noValidate onSubmit={apply}>
        <TextField
          label={t('label')}
          isLabelHidden
          error={errorText()}
          value={typed}
          maxLength={PROMO_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="soft" className={styles.apply} busy={isChecking}>
          {t('apply')}
        </Button>
      </form>
    </Disclosure>
  );
}

type RowProps = { promo: CartPromo; onRemove: () => void };

function CodeRow({ promo, onRemove }: RowProps) {
  const t = useTranslations('cart.promo');
  const locale = useLocale();
  const { code } = promo;
  const missing = promo.state === 'accepted' ? promo.missing : 0;
  function text(): string {
    if (missing > 0) return t('minimum', { code, missing: formatPrice(missing, locale) });
    return promo.state === 'accepted' ? t('applied', { code }) : code;
  }

  return (
    <div className={styles.code} data-missing={missing > 0}>
      <Icon name={missing > 0 ? 'info' : 'check'} size={20} />
      <p role="status">{text()}</p>
      <IconButton icon="close" iconSize={20} label={t('remove', { code })} onClick={onRemove} />
    </div>
  );
}
