'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { oneClickMessageArea } from '@/components/product/actions/one-click-button';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import { useOneClickOrder } from '@/lib/client/order/place-order';
import type { Order, RefusedOrder } from '@/lib/contract/order';
import { clampQuantity, type OneClickProduct, saleOf } from '@/lib/domain/order/one-click';
import type { Coordinates } from '@/lib/domain/place/country-map';
import { type OneClickOutput, toOneClickForm } from '@/lib/forms/one-click';
import { useGeolocation } from '@/lib/hooks/use-geolocation';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { isOneClickRequested, oneClickChanged, oneClickPlaced } from '@/stores/one-click';
import { OneClickForm } from './one-click-form';
import styles from './one-click-order.module.css';
import { OneClickProductCard } from './one-click-product-card';
import { showFieldErrors, useOneClickForm } from './use-one-click-form';

export function OneClickOrder({ product }: { product: OneClickProduct }) {
  const form = useOneClickForm();
  const [quantity, setQuantity] = useState(1);
  const [location, setLocation] = useState<Coordinates | null>(null);
  const [isLocationUnknown, setIsLocationUnknown] = useState(false);
  const isMounted = useIsMounted();
  const t = useTranslations('oneClick');
  const messages = useOrderMessages();
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const { mutate, isPending } = useOneClickOrder({ onPlaced: placed, onRefused: refuse });
  useGeolocation({
    // The shopper may already have picked a place on the map.
    onFound: ({ latitude, longitude }) => setLocation((now) => now ?? { latitude, longitude }),
    onUnknown: ({ isRefusal, message }) => {
      setIsLocationUnknown(true);
      if (!isRefusal) toast(`${t('placeUnknown')} (${message})`, { kind: 'info' });
    },
    onIgnored: () => setIsLocationUnknown(true),
  });

  // An order cannot be canceled while it is being sent, so its result is also reported after the
  // form has been closed.
  function placed(order: Order, { isEarlier }: { isEarlier: boolean }) {
    if (isMounted() || !isOneClickRequested()) oneClickPlaced({ order, isEarlier });
    else toast(isEarlier ? messages.earlier(order.id) : messages.placed(order.id));
  }

  function refuse(refused: OrderFailure) {
    if (!isMounted()) {
      const area = oneClickMessageArea(product.id);
      return toast(messages.refused(refused), { kind: 'error', area });
    }
    setFailure(refused);
    if (refused.kind === 'fields') showFieldErrors(form, refused.fields);
    if (refused.kind !== 'changed') return;
    const changed = changedProduct(product, refused.refused);
    oneClickChanged(changed);
    setQuantity(clampQuantity(quantity, changed.count));
  }

  function send(filled: OneClickOutput) {
    if (isPending || product.count === 0) return;
    setFailure(null);
    clearMessage(oneClickMessageArea(product.id));
    mutate(toOneClickForm(filled, { product, quantity, place: location }));
  }

  return (
    <div className={styles.order}>
      <OneClickProductCard product={product} quantity={quantity} onQuantity={setQuantity} />
      <OneClickForm
        form={form}
        product={product}
        quantity={quantity}
        location={location}
        isLocationUnknown={isLocationUnknown}
        failure={failure}
        isBusy={isPending}
        onLocation={setLocation}
        onFilled={send}
      />
    </div>
  );
}

/** Returns the product with the price and stock from the rejected order. */
function changedProduct(product: OneClickProduct, { lines }: RefusedOrder): OneClickProduct {
  const line = lines.find(({ sub_product: id }) => id === product.sub_product);
  return line ? { ...product, ...saleOf(line), count: line.stock } : product;
}
