import { leaveOverlays } from '@/lib/hooks/overlay-entries';
import { useRouter } from './navigation';
import { announceNavigation } from './navigation-signal';

type Options = { scroll?: boolean };

/** Goes to a path of this site, in the page's language. */
export function useGo() {
  const router = useRouter();

  return (href: string, { scroll = true }: Options = {}) => {
    announceNavigation();
    leaveOverlays((isReplacing) => {
      if (isReplacing) router.replace(href, { scroll });
      else router.push(href, { scroll });
    });
  };
}
