'use client';

import { useAuthStart } from '@/lib/client/auth';
import { useCartSync } from '@/lib/client/cart';
import { useLikedSync } from '@/lib/client/liked';
import { useOtherTabs } from '@/lib/client/tabs';

/** What every visit begins with (spec §4): the cart and the wish list load, in the page's language. */
export function AppStart() {
  useAuthStart();
  useCartSync();
  useLikedSync();
  useOtherTabs();
  return null;
}
