import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { getPathname } from '@/lib/navigation/path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site without its language, or a whole address. */
  href: string;
  /** False where the page that comes is the same list, changed: it stays where it is. */
  scroll?: boolean;
};

/** A plain link in the page's language; the frame's `LinkInterceptor` makes pressing it a navigation. */
export function Link({ href, scroll = true, ...rest }: Props) {
  const path = getPathname({ href, locale: useLocale() });
  return <a {...rest} href={path} {...(!scroll && { 'data-stay': '' })} />;
}
