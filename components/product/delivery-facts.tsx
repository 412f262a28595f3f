import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { RegionWithTerms } from '@/lib/contract/geo';
import type { Settings } from '@/lib/contract/site';
import { CourierPromise, type Destination } from './courier-promise';
import styles from './delivery-facts.module.css';

type Props = { settings: Settings; regions: readonly RegionWithTerms[]; isExpress: boolean };

export function DeliveryFacts({ settings, regions, isExpress }: Props) {
  const t = useTranslations('product.delivery');
  const { free_delivery_from: freeFrom } = settings;
  const facts = [
    { icon: 'pin', title: t('pickup', { count: settings.pickup_points }), text: t('pickupText') },
    {
      icon: 'refresh',
      title: t('returns', { days: settings.return_days }),
      text: t('returnsText'),
    },
  ] as const;

  return (
    <ul className={styles.facts}>
      {freeFrom !== undefined && (
        <CourierPromise regions={regions.flatMap(toDestination)} {...{ isExpress, freeFrom }} />
      )}
      {facts.map(({ icon, title, text }) => (
        <li key={icon} className={styles.fact}>
          <Icon name={icon} size={22} className={styles.icon} />
          <div>
            <p>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Another backend may not tell its terms: then nothing is promised. */
function toDestination(region: RegionWithTerms): Destination[] {
  const { id, name, courier_price, courier_days, pickup_days } = region;
  if (courier_price === undefined || courier_days === undefined) return [];
  return [
    {
      ...{ id, name, courierPrice: courier_price, courierDays: courier_days },
      pickupDays: pickup_days ?? courier_days,
    },
  ];
}
