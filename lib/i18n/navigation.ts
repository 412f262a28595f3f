import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Paths with and without their language. Links are plain ones (record 049), so `Link` is our own. */
export const { getPathname, usePathname, useRouter } = createNavigation(routing);
