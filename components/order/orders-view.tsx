'use client';

import { Tabs } from '@base-ui/react/tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { type OrderState, ordersQuery } from '@/lib/client/order/orders';
import { formatCount } from '@/lib/domain/text/number';
import { replaceAddress } from '@/lib/navigation/history-entry';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';
import styles from './orders-view.module.css';

const STATES: readonly OrderState[] = ['active', 'completed'];

export function OrdersView() {
  const t = useTranslations('orders');
  const requested = useSearchParams().get('state');
  const [state, setState] = useState(STATES.find((name) => name === requested) ?? 'active');
  const { data } = useInfiniteQuery(ordersQuery(useLocale(), state));
  const counts = data?.pages[0];
  // The URL contains the tab, so that Back, a reload and the other language show the same orders.
  function show(chosen: OrderState) {
    setState(chosen);
    replaceAddress(chosen === 'active' ? window.location.pathname : `?state=${chosen}`);
  }

  return (
    <Tabs.Root value={state} onValueChange={show}>
      <h1>{t('title')}</h1>
      <Tabs.List className={styles.tabs}>
        {STATES.map((name) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>
            {t(name)}
            <span className={styles.count}>{counts && formatCount(counts[name])}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {STATES.map((name) => (
        <Tabs.Panel key={name} value={name} className={styles.panel}>
          <OrderPages state={name} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

function OrderPages({ state }: { state: OrderState }) {
  const t = useTranslations('orders');
  const actions = useTranslations('actions');
  const orders = useInfiniteQuery(ordersQuery(useLocale(), state));
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = orders;
  const all = data?.pages.flatMap(({ results }) => results) ?? [];
  // A backend without cursors returns an order twice when a newer order has moved it to the next
  // page.
  const list = [...new Map(all.map((order) => [order.id, order])).values()];

  if (!data && !isError) return <OrdersSkeleton />;
  if (!data) {
    return (
      <EmptyState title={t('failed.title')} text={t('failed.text')}>
        <Button size="large" busy={isFetching} onClick={() => void refetch()}>
          {actions('retry')}
        </Button>
      </EmptyState>
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState title={t(`empty.${state}`)} text={t('empty.text')}>
        <Button href="/products" size="large">
          {t('empty.catalog')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {list.map((order, index) => (
          <li key={order.id}>
            <OrderCard order={order} isOpen={index === 0} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button kind="outline" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
