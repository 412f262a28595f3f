import { useTranslations } from 'next-intl';
import type { OrderFailure } from './order-failure';

type Failed = Exclude<OrderFailure, { kind: 'changed' }>;

export function useOrderMessages() {
  const late = useTranslations('orders.late');
  const lost = useTranslations('orders.lost');

  return {
    earlier: (id: number) => lost('earlier', { id: String(id) }),
    placed: (id: number) => late('placed', { id: String(id) }),
    /** The text next to the button that sends the same order again. */
    failed: (failure: Failed): string => {
      // The form may not show the rejected field, so the message also appears next to the button.
      if (failure.kind === 'fields') return failure.text;
      if (failure.kind === 'other-order') return lost('other', { id: String(failure.order) });
      if (failure.reason === 'lost') return `${lost('unknown')} ${lost('checking')}`;
      return failure.reason === 'not-made' ? lost('notMade') : failure.text;
    },
    /** The text to show after the shopper has left the form. */
    refused: (failure: OrderFailure): string => {
      if (failure.kind === 'other-order') return lost('other', { id: String(failure.order) });
      if (failure.kind !== 'failed') return late('refused');
      return failure.reason === 'lost' ? lost('unknown') : failure.text || late('refused');
    },
  };
}
