import { useState } from 'react';
import { isOfflinePath } from '@/lib/domain/routing/return-to';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { closeQuickView, useQuickViewSlug } from '@/lib/navigation/quick-view-address';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { oneClickClosed, useOneClick, usePlacedOrder } from '@/stores/one-click';
import { optionSheetClosed, useOptionSheet } from '@/stores/option-sheet';
import { signInClosed, useIsSignInOpen, useSignInOpenCount } from '@/stores/sign-in';

const QuickViewModal = lazyWithMessages(() =>
  import('@/components/product/quick-view/quick-view-modal').then((file) => file.QuickViewModal),
);
const OptionSheetModal = lazyWithMessages(() =>
  import('@/components/product/option-sheet/option-sheet-modal').then(
    (file) => file.OptionSheetModal,
  ),
);
const OneClickModal = lazyWithMessages(() =>
  import('@/components/one-click/one-click-modal').then((file) => file.OneClickModal),
);
const OrderSuccessModal = lazyWithMessages(() =>
  import('@/components/one-click/order-success-modal').then((file) => file.OrderSuccessModal),
);
const SignInModal = lazyWithMessages(() =>
  import('@/components/auth/sign-in-modal').then((file) => file.SignInModal),
);

/**
 * Dialogs that any page can open. They load when first opened and stay mounted, so that closing is
 * animated.
 */
export function ModalHost() {
  const slug = useQuickViewSlug();
  const shownSlug = useLast(slug);
  const card = useOptionSheet();
  const shownCard = useLast(card);
  const isOneClickOpen = useIsOneClickOpen();
  const isOneClickWanted = useLast(isOneClickOpen || null);
  const placed = usePlacedOrder();
  const shownOrder = useLast(placed);

  const isSignInOpen = useIsSignInOpen();
  const openCount = useSignInOpenCount();

  return (
    <>
      {shownSlug && (
        <QuickViewModal slug={shownSlug} isOpen={slug !== null} onClose={closeQuickView} />
      )}
      {shownCard && (
        <OptionSheetModal card={shownCard} isOpen={card !== null} onClose={optionSheetClosed} />
      )}
      {isOneClickWanted && <OneClickModal isOpen={isOneClickOpen} onClose={oneClickClosed} />}
      {shownOrder && <OrderSuccessModal {...shownOrder} isOpen={placed !== null} />}
      {openCount > 0 && (
        <SignInModal key={openCount} isOpen={isSignInOpen} onClose={signInClosed} />
      )}
    </>
  );
}

/**
 * The one-click dialog closes when the shopper leaves its page. The offline page does not close it.
 */
function useIsOneClickOpen(): boolean {
  const request = useOneClick();
  const pathname = usePathname();
  return request !== null && (request.pathname === pathname || isOfflinePath(pathname));
}

function useLast<Value>(now: Value | null): Value | null {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}
