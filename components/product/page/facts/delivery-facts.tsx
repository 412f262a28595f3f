import { useTranslations } from 'next-intl';
import type { Destination } from '@/components/geo/destination';
import { Icon } from '@/components/ui/display/icon';
import type { Product } from '@/lib/contract/product';
import type { Settings } from '@/lib/contract/site';
import { withUnits } from '@/lib/domain/text/number';
import styles from './delivery-facts.module.css';
import { DeliveryPromise } from './delivery-promise';
import { methodsWithLogo, PaymentMarks } from './payment-marks';
import { SellerFact } from './seller-fact';

type Props = {
  settings: Settings;
  regions: Destination[];
  product: Pick<Product, 'is_express' | 'seller' | 'warranty'>;
  /** See `useShopTime`. */
  pageTime: number;
};

/** The seller, delivery date and price, return terms, warranty and payment methods. */
export function DeliveryFacts({ settings, regions, product, pageTime }: Props) {
  const t = useTranslations('delivery');
  const { free_delivery_from: freeFrom, return_days: days } = settings;
  const payments = methodsWithLogo(settings.payment_methods ?? []);
  const { is_express: isExpress = false, seller, warranty } = product;

  return (
    <ul className={styles.facts}>
      {seller && <SellerFact seller={seller} />}
      {freeFrom !== undefined && (
        <DeliveryPromise
          regions={regions}
          isExpress={isExpress}
          freeFrom={freeFrom}
          pageTime={pageTime}
        />
      )}
      <li className={styles.fact}>
        <Icon name="refresh" size={22} className={styles.icon} />
        <div>
          <p>{t('returns', { days })}</p>
          <p className={styles.text}>{t('returnsText')}</p>
        </div>
      </li>
      {warranty && (
        <li className={styles.fact}>
          <Icon name="check" size={22} className={styles.icon} />
          <p>{t('warranty', { period: withUnits(warranty) })}</p>
        </li>
      )}
      {payments.length > 0 && (
        <li className={styles.fact}>
          <Icon name="wallet" size={22} className={styles.icon} />
          <div className={styles.payments}>
            <p>{t('payment')}</p>
            <PaymentMarks methods={payments} />
          </div>
        </li>
      )}
    </ul>
  );
}
