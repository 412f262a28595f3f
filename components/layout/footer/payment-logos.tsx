import { useTranslations } from 'next-intl';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import titleStyles from './footer-menu.module.css';
import styles from './payment-logos.module.css';

const HEIGHT = 28;
const widths = {
  payme: 80,
  click: 80,
  cash: 48,
  card: 48,
  instalment: 48,
} satisfies Record<Exclude<PaymentMethod, 'sandbox'>, number>;

type Logo = keyof typeof widths;

/**
 * The logos of the payment methods that the shop offers. Methods without a logo are left out
 * (S1-16).
 */
export function PaymentLogos({ title, methods }: { title: string; methods: readonly string[] }) {
  const t = useTranslations('payment');
  const shown = methods.filter(hasLogo);
  if (shown.length === 0) return null;

  return (
    <div>
      <h2 className={titleStyles.title}>{title}</h2>
      <ul className={styles.logos}>
        {shown.map((method) => (
          <li key={method} className={styles.logo} data-light>
            <svg
              width={widths[method]}
              height={HEIGHT}
              role="img"
              aria-label={t(`${method}.title`)}
            >
              <use href={`/icons.svg#pay-${method}`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasLogo(method: string): method is Logo {
  return Object.hasOwn(widths, method);
}
