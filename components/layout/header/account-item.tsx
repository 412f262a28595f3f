'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { useIsSignedIn } from '@/stores/auth';
import { signInRequested } from '@/stores/sign-in';

export function AccountItem({ className }: { className?: string | undefined }) {
  const t = useTranslations('account');
  const isCurrent = /^\/user(?:\/|$)/.test(usePathname());
  const isSignedIn = useIsSignedIn();

  if (isSignedIn) {
    return (
      <Link href="/user" className={className} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name="user" />
        <span>{t('cabinet')}</span>
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-opens="sign-in"
      aria-haspopup="dialog"
      onClick={() => signInRequested()}
    >
      <Icon name="user" />
      <span>{t('signIn')}</span>
    </button>
  );
}
