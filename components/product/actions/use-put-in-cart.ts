'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { cart } from '@/lib/client/cart';
import { type PressFeedback, useSendIntent } from '@/lib/client/sync/send-intent';
import { useWriteFailure } from '@/lib/client/write-failure';
import { refusalOf } from '@/lib/http/errors';
import { mediaUrl } from '@/lib/http/url';

export function cartMessageArea(subProduct: number) {
  return `cart:${subProduct}`;
}

type Added = { picture: string | undefined };

/**
 * Returns `put`, which sets the amount of a product in the cart.
 *
 * @param area - Where an error is shown if the page does not show the product itself.
 */
export function usePutInCart(area?: string) {
  return useCartPresses(area).put;
}

/** Returns `put`, and the messages for presses that the hydration script has handled (ADR 177). */
export function useCartPresses(area?: string) {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const failure = useWriteFailure();
  const coming = useRef(new Map<number, Added>());
  const announce = (picture?: string) =>
    toast(t('added'), {
      topic: 'cart',
      picture: picture && mediaUrl(picture),
      action: { label: t('show'), href: '/cart' },
    });
  const feedback: PressFeedback<number> = {
    onStarted: ({ id }) => clearMessage(areaOf(id)),
    onPersisted: () => toast(t('kept'), { kind: 'info' }),
    onApplied: ({ value: amount }) => void (amount > 0 && announce()),
    onFailed: (intent, error) => {
      const retry = { label: actions('retry'), onPress: () => mutate(intent) };
      const action = refusalOf(error) ? {} : { action: retry };
      const where = areaOf(intent.id);
      toast(failure(error, t('failed')), { kind: 'error', area: where, ...action });
    },
  };
  const { mutate } = useSendIntent(cart, {
    ...feedback,
    onApplied: ({ id }) => {
      const added = coming.current.get(id);
      if (added && coming.current.delete(id)) announce(added.picture);
    },
  });
  const areaOf = (subProduct: number) => area ?? cartMessageArea(subProduct);

  function put(subProduct: number, amount: number, added?: Added) {
    if (added) {
      coming.current.set(subProduct, added);
      addEventListener('click', ignoreSecond, { capture: true, once: true });
    }
    if (amount === 0) coming.current.delete(subProduct);
    mutate({ id: subProduct, value: amount });
  }
  return { put, feedback };
}

/**
 * Ignores the second click of a double click, which would press the control that replaced the
 * button.
 */
function ignoreSecond(event: MouseEvent) {
  if (event.detail !== 2) return;
  event.preventDefault();
  event.stopPropagation();
}
