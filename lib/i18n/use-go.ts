import { useRouter } from './navigation';
import { announceNavigation } from './navigation-signal';

type Options = { scroll?: boolean; replace?: boolean };

/** Goes to a path of this site, in the page's language. */
export function useGo() {
  const router = useRouter();

  return (href: string, { scroll = true, replace = false }: Options = {}) => {
    announceNavigation();
    if (replace) router.replace(href, { scroll });
    else router.push(href, { scroll });
  };
}
