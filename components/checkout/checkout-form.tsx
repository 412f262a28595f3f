'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import type { OrderFailure } from '@/lib/client/order-failure';
import { useOrderMessages } from '@/lib/client/order-messages';
import { usePlaceOrder } from '@/lib/client/place-order';
import type { Order } from '@/lib/contract/order';
import type { User } from '@/lib/contract/user';
import { lineTroubles } from '@/lib/domain/checkout';
import { type CheckoutOutput, toOrderForm } from '@/lib/forms/checkout';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { useOrderCart } from '@/stores/order-cart';
import styles from './checkout-form.module.css';
import { CheckoutSummary } from './checkout-summary';
import { CommentSection } from './comment-section';
import { ConfirmBar } from './confirm-bar';
import { DeliverySection } from './delivery-section';
import { PaymentSection } from './payment-section';
import { QuoteFailed } from './quote-failed';
import { ReceiverSection } from './receiver-section';
import { Refusal } from './refusal';
import { useNewCheckoutForm } from './use-checkout-form';
import { useQuote } from './use-quote';

const ERRORS =
  '[aria-invalid="true"], fieldset[aria-describedby] input:enabled, [role="alert"] button';

type Props = { user: User; onPlaced: (order: Order, how: { isEarlier: boolean }) => void };

export function CheckoutForm({ user, onPlaced }: Props) {
  const area = useRef<HTMLFormElement>(null);
  const form = useNewCheckoutForm(user);
  const lines = useOrderCart();
  const { quote, isCurrent, isError, refetch } = useQuote(form.control);
  const isMounted = useIsMounted();
  const messages = useOrderMessages();
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const order = usePlaceOrder({ onPlaced, onRefused: refuse });
  const troubles = lineTroubles(lines, quote?.lines ?? []);

  function refuse(refused: OrderFailure) {
    if (!isMounted()) return toast(messages.refused(refused), { kind: 'error' });
    if (refused.kind === 'changed') {
      void refetch().then(() => showRefusal(refused));
      return;
    }
    setFailure(refused);
    if (refused.kind === 'fields') showFieldErrors(refused.fields);
  }

  /** With what has changed in the lines, which React may otherwise render after the next frame. */
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

  function place(filled: CheckoutOutput) {
    const isRefused = filled.payment === 'instalment' && !quote?.instalments[0]?.is_sufficient;
    if (order.isPending || !isCurrent) return;
    if (troubles.size > 0 || isRefused) return focusFirstError(area.current);
    setFailure(null);
    order.mutate(toOrderForm(filled, lines));
  }

  return (
    <FormProvider {...form}>
      <form
        ref={area}
        noValidate
        className={styles.layout}
        onSubmit={form.handleSubmit(place, () => focusFirstError(area.current))}
      >
        <div className={styles.sections}>
          <ReceiverSection />
          <DeliverySection quote={quote} />
          <PaymentSection quote={quote} />
          <CommentSection />
        </div>
        <CheckoutSummary lines={lines} quote={quote} troubles={troubles}>
          {isError && <QuoteFailed onRetry={() => void refetch()} />}
          <Refusal failure={failure} />
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
