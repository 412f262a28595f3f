import { useRouter } from '@/lib/i18n/navigation';
import { notifyNavigation } from './navigation-events';
import { leaveOverlays } from './overlay-entries';

type Options = { scroll?: boolean };

/** The router for paths without a language; Back skips overlays, and navigations are notified. */
export function useLocalizedRouter() {
  const router = useRouter();

  function navigate(path: string, { scroll = true }: Options, isReplacing: boolean) {
    notifyNavigation();
    leaveOverlays(
      (isReplaced) => {
        if (isReplaced) router.replace(path, { scroll });
        else router.push(path, { scroll });
      },
      { isPageReplaced: isReplacing },
    );
  }

  return {
    push: (path: string, options: Options = {}) => navigate(path, options, false),
    replace: (path: string, options: Options = {}) => navigate(path, options, true),
  };
}
