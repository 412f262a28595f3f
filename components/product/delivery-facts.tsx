import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Settings } from '@/lib/contract/site';
import styles from './delivery-facts.module.css';

export function DeliveryFacts({ settings }: { settings: Settings }) {
  const t = useTranslations('product.delivery');
  const facts = [
    {
      icon: 'truck',
      title: t('courier', { days: settings.courier_days }),
      text: t('courierText'),
    },
    { icon: 'pin', title: t('pickup', { count: settings.pickup_points }), text: t('pickupText') },
    {
      icon: 'refresh',
      title: t('returns', { days: settings.return_days }),
      text: t('returnsText'),
    },
  ] as const;

  return (
    <ul className={styles.facts}>
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
