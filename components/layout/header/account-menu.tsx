'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { useSignOut } from '@/lib/client/session/auth';
import { useDismiss } from '@/lib/hooks/use-dismiss';
import { useIsSignedIn } from '@/stores/auth';
import { signInRequested } from '@/stores/sign-in';
import styles from './account-menu.module.css';

const accountLinks = [
  { href: '/user/orders', key: 'orders', icon: 'box' },
  { href: '/user/profile', key: 'profile', icon: 'user' },
  { href: '/user/address', key: 'addresses', icon: 'pin' },
] as const;

export function AccountMenu({ className = '' }: { className?: string | undefined }) {
  const t = useTranslations('account');

  if (useIsSignedIn()) return <Menu className={className} />;
  return (
    <button
      type="button"
      data-opens="sign-in"
      aria-haspopup="dialog"
      className={className}
      onClick={() => signInRequested()}
    >
      <Icon name="user" />
      {t('signIn')}
    </button>
  );
}

function Menu({ className }: { className: string }) {
  const t = useTranslations('account');
  const signOut = useSignOut();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(area, { isOpen, onDismiss: dismiss });

  function dismiss(event: Event) {
    setOpen(false);
    if (event.type === 'keydown') button.current?.focus();
  }

  return (
    <div ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
        {t('cabinet')}
      </button>
      <ul id="account-menu" className={styles.menu} hidden={!isOpen}>
        {accountLinks.map(({ href, key, icon }) => (
          <li key={key}>
            <Link href={href} className={styles.item} onClick={() => setOpen(false)}>
              <Icon name={icon} size={20} />
              {t(key)}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={signOut}>
            <Icon name="logout" size={20} />
            {t('exit')}
          </button>
        </li>
      </ul>
    </div>
  );
}
