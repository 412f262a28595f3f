import { useTranslations } from 'next-intl';
import type { OrderFailure } from './order-failure';

type Failed = OrderFailure & { kind: 'failed' | 'fields' };

export function useOrderMessages() {
  const late = useTranslations('orders.late');
  const lost = useTranslations('orders.lost');

  return {
    earlier: (id: number) => lost('earlier', { id: String(id) }),
    placed: (id: number) => late('placed', { id: String(id) }),
    /** Beside the button, which sends the same order again. */
    failed: (failure: Failed): string => {
      // A refused field may be none of the form's.
      if (failure.kind === 'fields') return failure.text;
      const { reason, text } = failure;
      if (reason === 'lost') return `${lost('unknown')} ${lost('checking')}`;
      return reason === 'not-made' ? lost('notMade') : text;
    },
    /** On another page. */
    refused: (failure: OrderFailure): string => {
      if (failure.kind !== 'failed') return late('refused');
      return failure.reason === 'lost' ? lost('unknown') : failure.text || late('refused');
    },
  };
}
