'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { DeliverySection } from '@/components/checkout/delivery/delivery-section';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import { usePlaceOrder } from '@/lib/client/order/place-order';
import type { Order } from '@/lib/contract/order';
import type { User } from '@/lib/contract/user';
import { lineTroubles } from '@/lib/domain/order/checkout';
import { type CheckoutOutput, toOrderForm } from '@/lib/forms/checkout';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { currentOrderCart, useOrderCart, useOrderPromo } from '@/stores/order-cart';
import styles from './checkout-form.module.css';
import { CheckoutSummary } from './checkout-summary';
import { CommentSection } from './comment-section';
import { ConfirmBar } from './confirm-bar';
import { PaymentSection } from './payment-section';
import { PromoRefusal } from './promo-refusal';
import { QuoteFailed } from './quote-failed';
import { ReceiverSection } from './receiver-section';
import { Refusal } from './refusal';
import { useNewCheckoutForm } from './use-checkout-form';
import { useQuote } from './use-quote';

/**
 * Identifies where the page shows a rejection. A rejection that arrives after the shopper has left
 * the page is shown there on the next visit.
 */
const MESSAGE_AREA = 'checkout';
const ERRORS =
  '[aria-invalid="true"], fieldset[aria-describedby] input:enabled, [role="alert"] button';

type Props = { user: User; onPlaced: (order: Order, how: { isEarlier: boolean }) => void };

export function CheckoutForm({ user, onPlaced }: Props) {
  const area = useRef<HTMLFormElement>(null);
  const form = useNewCheckoutForm(user);
  const lines = useOrderCart(user.id);
  const cart = { lines, promo: useOrderPromo(user.id) };
  const { quote, isCurrent, isError, refetch } = useQuote(form.control, cart);
  const isMounted = useIsMounted();
  const messages = useOrderMessages();
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const order = usePlaceOrder({ onPlaced, onRefused: refuse });
  const troubles = lineTroubles(lines, quote?.lines ?? []);

  function refuse(refused: OrderFailure) {
    if (!isMounted()) {
      return toast(messages.refused(refused), { kind: 'error', area: MESSAGE_AREA });
    }
    if (refused.kind === 'changed') {
      void refetch().then(() => showRefusal(refused));
      return;
    }
    setFailure(refused);
    if (refused.kind === 'fields') showFieldErrors(refused.fields);
  }

  /**
   * Renders the rejection together with the changed lines; React may otherwise render it a frame
   * later.
   */
  function showRefusal(refused: OrderFailure) {
    flushSync(() => setFailure(refused));
    focusFirstError(area.current);
  }

  function showFieldErrors(fields: Record<string, string>) {
    for (const field of Object.keys(fields)) {
      const name = field === 'full_name' ? 'first_name' : field;
      if (isField(name)) form.setError(name, { message: 'invalid' });
    }
    focusFirstError(area.current);
  }

  function isField(name: string): name is keyof CheckoutOutput {
    return name in form.getValues();
  }

  function placeOrder(filled: CheckoutOutput) {
    const isRefused = filled.payment === 'instalment' && !quote?.instalments[0]?.is_sufficient;
    if (order.isPending || !isCurrent) return;
    // If another tab has ordered or changed the lines, the shopper must see the new lines first.
    if (JSON.stringify(currentOrderCart(user.id)) !== JSON.stringify(lines)) return;
    if (troubles.size > 0 || isRefused) return focusFirstError(area.current);
    setFailure(null);
    clearMessage(MESSAGE_AREA);
    order.mutate(toOrderForm(filled, lines, quote?.promo));
  }

  return (
    <FormProvider {...form}>
      <form
        ref={area}
        noValidate
        className={styles.layout}
        onSubmit={form.handleSubmit(placeOrder, () => focusFirstError(area.current))}
      >
        <div className={styles.sections}>
          <ReceiverSection />
          <DeliverySection cart={cart} quote={quote} />
          <PaymentSection quote={quote} />
          <CommentSection />
        </div>
        <CheckoutSummary lines={lines} quote={quote} troubles={troubles}>
          {quote?.promo && <PromoRefusal promo={quote.promo} />}
          {isError && <QuoteFailed onRetry={() => void refetch()} />}
          <Refusal failure={failure} />
          <LastingMessage area={MESSAGE_AREA} />
          <ConfirmBar
            total={quote?.total}
            isBusy={order.isPending || (quote !== undefined && !isCurrent && !isError)}
            isDisabled={!quote}
          />
        </CheckoutSummary>
      </form>
    </FormProvider>
  );
}

function focusFirstError(area: HTMLElement | null) {
  requestAnimationFrame(() => {
    const error = area?.querySelector<HTMLElement>(ERRORS) ?? area?.querySelector('[role="alert"]');
    if (!(error instanceof HTMLElement)) return;
    error.focus();
    error.scrollIntoView?.({ block: 'center' });
  });
}
