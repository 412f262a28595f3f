import { useRouter, usePathname as useWholePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { localePath, splitLocale } from '@/lib/domain/routing/locale-path';
import { notifyNavigation } from './navigation-events';
import { leaveOverlays } from './overlay-entries';

/** Returns the path without the language prefix. */
export function usePathname(): string {
  return splitLocale(useWholePathname()).path;
}

type NavigationOptions = { scroll?: boolean };

/**
 * Returns a router for paths without a language prefix. Going back skips overlays, and listeners
 * receive navigation events.
 */
export function useLocalizedRouter() {
  const router = useRouter();
  const locale = useLocale();

  function navigate(path: string, { scroll = true }: NavigationOptions, isReplacing: boolean) {
    const href = localePath(locale, path);
    notifyNavigation();
    leaveOverlays(
      (isReplaced) => {
        if (isReplaced) router.replace(href, { scroll });
        else router.push(href, { scroll });
      },
      { isPageReplaced: isReplacing },
    );
  }

  return {
    push: (path: string, options: NavigationOptions = {}) => navigate(path, options, false),
    replace: (path: string, options: NavigationOptions = {}) => navigate(path, options, true),
  };
}
