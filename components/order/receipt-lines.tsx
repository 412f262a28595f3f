import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { moneyBackOf } from '@/lib/domain/order/amounts';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import styles from './order-receipt.module.css';

export function ReceiptLines({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { promo } = order;
  const { returned, refunded } = moneyBackOf(order);
  const sums = [
    ...(promo
      ? [
          {
            name: t('receipt.promo', { code: promo.code }),
            sum: `−${formatPrice(promo.discount, locale)}`,
          },
        ]
      : []),
    { name: t('receipt.delivery'), sum: formatPrice(order.delivery_price, locale) },
    {
      name: t('receipt.total'),
      sum: formatPrice(order.price, locale),
      className: styles.total,
    },
    ...(returned > 0 ? [{ name: t('back.goods'), sum: formatPrice(returned, locale) }] : []),
    ...(refunded > 0 ? [{ name: t('back.money'), sum: formatPrice(refunded, locale) }] : []),
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
        {sums.map(({ name, sum, ...row }) => (
          <tr key={name} {...row}>
            <td colSpan={3}>{name}</td>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
