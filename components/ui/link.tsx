'use client';

import { type ComponentProps, useState } from 'react';
import { isSlowConnection } from '@/lib/hooks/slow-connection';
import { Link as PlainLink, useRouter } from '@/lib/i18n/navigation';

type Props = Omit<ComponentProps<typeof PlainLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link in the page's language. A page is fetched ahead only when the shopper points at its link,
 * and never on a 2g connection or with data saving on (spec §9).
 */
export function Link({ href, ...rest }: Props) {
  const router = useRouter();
  const [isFetched, setFetched] = useState(false);

  function fetchAhead() {
    if (isFetched || !href.startsWith('/') || isSlowConnection()) return;
    setFetched(true);
    router.prefetch(href);
  }

  return (
    <PlainLink
      href={href}
      prefetch={false}
      onMouseEnter={fetchAhead}
      onTouchStart={fetchAhead}
      {...rest}
    />
  );
}
