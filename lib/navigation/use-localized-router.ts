import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { notifyNavigation } from './navigation-events';
import { leaveOverlays } from './overlay-entries';
import { getPathname } from './path';

type Options = { scroll?: boolean };

/** Next's router for paths without a language: it adds that of the page. */
export function useLocalizedRouter() {
  const router = useRouter();
  const locale = useLocale();

  function navigate(path: string, { scroll = true }: Options, isReplacing: boolean) {
    const href = getPathname({ href: path, locale });
    notifyNavigation();
    leaveOverlays((isOverlay) => {
      if (isOverlay || isReplacing) router.replace(href, { scroll });
      else router.push(href, { scroll });
    });
  }

  return {
    push: (path: string, options: Options = {}) => navigate(path, options, false),
    replace: (path: string, options: Options = {}) => navigate(path, options, true),
  };
}
