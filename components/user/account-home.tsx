'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/components/ui/display/icon-name';
import { Link } from '@/components/ui/link';
import { addressesQuery } from '@/lib/client/order/address';
import { orderCountsQuery } from '@/lib/client/order/orders';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { useUser } from '@/stores/auth';
import { useLikedCount } from '@/stores/liked';
import styles from './account-home.module.css';

export function AccountHome() {
  const t = useTranslations('account');
  const user = useUser();
  const liked = useLikedCount();
  const { data: addresses } = useQuery(addressesQuery(useLocale()));
  const { data: counts } = useQuery(orderCountsQuery(useLocale()));

  return (
    <>
      <h1 className={styles.heading}>
        {user?.first_name ? t('hello', { name: user.first_name }) : t('cabinet')}
      </h1>
      <div className={styles.cards}>
        <Card href="/user/orders" icon="box" title={t('orders')}>
          {counts && t('activeOrders', { count: counts.active })}
        </Card>
        <Card href="/user/profile" icon="user" title={t('profile')}>
          {formatPhone(user?.phone ?? '')}
        </Card>
        <Card href="/user/address" icon="pin" title={t('addresses')}>
          {addresses?.[0]?.text ?? t('addressesLead')}
        </Card>
        <Card href="/liked" icon="heart" title={t('liked')}>
          {t('likedCount', { count: liked })}
        </Card>
      </div>
    </>
  );
}

type CardProps = { href: string; icon: IconName; title: string; children: ReactNode };

function Card({ href, icon, title, children }: CardProps) {
  return (
    <Link href={href} className={styles.card}>
      <Icon name={icon} />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
