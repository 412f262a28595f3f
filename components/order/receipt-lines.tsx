import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import styles from './order-receipt.module.css';

export function ReceiptLines({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const sums = [
    { name: t('receipt.delivery'), sum: order.delivery_price },
    { name: t('receipt.total'), sum: order.price, className: styles.total },
  ];

  return (
    <table>
      <tbody>
        {order.products.map(({ id, product, options, price, amount, total }, index) => (
          <tr key={id}>
            <td>{`${index + 1}.`}</td>
            <td>{withUnits([product.name, options].filter(Boolean).join(', '))}</td>
            <td>{`${formatPrice(price, locale)} × ${t('pieces', { count: amount })}`}</td>
            <td>{formatPrice(total, locale)}</td>
          </tr>
        ))}
        {sums.map(({ name, sum, className }) => (
          <tr key={name} className={className}>
            <td colSpan={3}>{name}</td>
            <td>{formatPrice(sum, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
