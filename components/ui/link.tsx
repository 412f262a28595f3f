'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { isOverlayEntry } from '@/lib/hooks/overlay-entries';
import { isSlowConnection } from '@/lib/hooks/slow-connection';
import { getPathname, Link as PlainLink, useRouter } from '@/lib/i18n/navigation';
import { announceNavigation } from '@/lib/i18n/navigation-signal';
import { useGo } from '@/lib/i18n/use-go';
import { useIsLight } from './light';

type Props = Omit<ComponentProps<typeof PlainLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link in the page's language. A page is fetched ahead only when the shopper points at its link,
 * and never over a weak network or with data saving on (spec §9).
 */
export function Link({ href, ...rest }: Props) {
  const router = useRouter();
  const go = useGo();
  const locale = useLocale();
  const isLight = useIsLight();
  const [isFetched, setFetched] = useState(false);

  function fetchAhead() {
    if (isFetched || !href.startsWith('/') || isLight || isSlowConnection()) return;
    setFetched(true);
    router.prefetch(href);
  }

  function setOut({ preventDefault }: { preventDefault: () => void }) {
    if (isOverlayEntry()) {
      preventDefault();
      go(href, { scroll: rest.scroll !== false });
      return;
    }
    const target = new URL(getPathname({ href, locale }), window.location.href);
    if (target.href !== window.location.href) announceNavigation();
  }

  return (
    <PlainLink
      href={href}
      prefetch={false}
      onMouseEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onNavigate={setOut}
      {...rest}
    />
  );
}
