import { methodsWithLogo, PaymentMarks } from '@/components/product/page/facts/payment-marks';
import titleStyles from './footer-menu.module.css';

/** The logos of the payment methods that the shop offers. */
export function PaymentLogos({ title, methods }: { title: string; methods: readonly string[] }) {
  const shown = methodsWithLogo(methods);
  if (shown.length === 0) return null;

  return (
    <div>
      <h2 className={titleStyles.title}>{title}</h2>
      <PaymentMarks methods={shown} />
    </div>
  );
}
