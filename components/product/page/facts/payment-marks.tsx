import { useTranslations } from 'next-intl';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import styles from './payment-marks.module.css';

const HEIGHT = 28;
const widths = {
  payme: 80,
  click: 80,
  cash: 48,
  card: 48,
  instalment: 48,
} satisfies Record<Exclude<PaymentMethod, 'sandbox'>, number>;

type MarkedMethod = keyof typeof widths;

export function PaymentMarks({ methods }: { methods: readonly MarkedMethod[] }) {
  const t = useTranslations('payment');

  return (
    <ul className={styles.logos}>
      {methods.map((method) => (
        <li key={method} className={styles.logo} data-light>
          <svg width={widths[method]} height={HEIGHT} role="img" aria-label={t(`${method}.title`)}>
            <use href={`/icons.svg#pay-${method}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Leaves out methods without a logo (S1-16). */
export function methodsWithLogo(methods: readonly string[]): MarkedMethod[] {
  return methods.filter(hasLogo);
}

function hasLogo(method: string): method is MarkedMethod {
  return Object.hasOwn(widths, method);
}
