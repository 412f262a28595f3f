import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/domain/routing/locale-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path without the language prefix, or an absolute URL. */
  href: string;
  /** False if the next page is the same list with other filters. */
  scroll?: boolean;
};

/** A link in the language of the page. `LinkInterceptor` turns clicks on it into navigations. */
export function Link({ href, scroll = true, ...rest }: Props) {
  const path = localePath(useLocale(), href);
  return <a {...rest} href={path} {...(!scroll && { 'data-stay': '' })} />;
}
