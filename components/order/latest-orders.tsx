'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { latestOrdersQuery } from '@/lib/client/order/orders';
import styles from './latest-orders.module.css';
import { OrderCard } from './order-card';

export function LatestOrders() {
  const t = useTranslations('account');
  const { data } = useQuery(latestOrdersQuery(useLocale()));
  if (!data || data.results.length === 0) return null;

  return (
    <Section title={t('latestOrders')} more={{ href: '/user/orders', label: t('allOrders') }}>
      <ul className={styles.list}>
        {data.results.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} isOpen={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
