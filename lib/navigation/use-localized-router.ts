import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { leaveOverlays } from '@/lib/navigation/overlay-entries';
import { notifyNavigation } from './navigation-events';
import { getPathname } from './path';

type Options = {
  scroll?: boolean;
  /** It has its entry in the history already. */
  isEntered?: boolean;
};

/** Goes to a path of this site, in the page's language. */
export function useLocalizedRouter() {
  const router = useRouter();
  const locale = useLocale();

  return (path: string, { scroll = true, isEntered = false }: Options = {}) => {
    const href = getPathname({ href: path, locale });
    notifyNavigation();
    leaveOverlays((isReplacing) => {
      if (isReplacing || isEntered) router.replace(href, { scroll });
      else router.push(href, { scroll });
    });
  };
}
