'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { RegionFields } from '@/components/geo/region-fields';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { PhoneField } from '@/components/ui/form/phone-field';
import { TextField } from '@/components/ui/form/text-field';
import { orderSmsQuery } from '@/lib/client/header';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { type OneClickProduct, oneClickTotal } from '@/lib/domain/order/one-click';
import type { Coordinates } from '@/lib/domain/place/country-map';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { formatPrice } from '@/lib/domain/text/money';
import type { OneClickInput, OneClickOutput } from '@/lib/forms/one-click';
import { useFault } from '@/lib/i18n/use-fault';
import { useIsSignedIn } from '@/stores/auth';
import styles from './one-click-form.module.css';
import { OneClickLocation } from './one-click-location';
import { OneClickNotice } from './one-click-notice';
import { useDeliveryPrice } from './use-delivery-price';
import type { OneClickFormState } from './use-one-click-form';

type Props = {
  form: OneClickFormState;
  product: OneClickProduct;
  quantity: number;
  location: Coordinates | null;
  isLocationUnknown: boolean;
  failure: OrderFailure | null;
  isBusy: boolean;
  onLocation: (location: Coordinates) => void;
  onFilled: (filled: OneClickOutput) => void;
};

export function OneClickForm(props: Props) {
  const { form, product, quantity, failure, isBusy, onFilled } = props;
  const { location, isLocationUnknown, onLocation } = props;
  const t = useTranslations('oneClick');
  const isSignedIn = useIsSignedIn();
  const locale = useLocale();
  const { data: sendsSms } = useQuery(orderSmsQuery(locale));
  const { control, register, handleSubmit, formState } = form;
  const fault = useFault();
  const errorOf = (field: keyof OneClickInput) => fault(formState.errors[field]);
  // The fields are registered in visual order, because the first invalid field gets the focus.
  const name = register('full_name');
  const phone = useController({ control, name: 'phone_number' }).field;
  const region = useController({ control, name: 'region' }).field;
  const district = useController({ control, name: 'district' }).field;
  const delivery = useDeliveryPrice({
    sub_product: product.sub_product,
    amount: quantity,
    district: district.value,
  });
  const total = formatPrice(oneClickTotal(product, quantity) + (delivery ?? 0), locale);

  const deliveryText = (price: number) =>
    price === 0 ? t('deliveryFree') : formatPrice(price, locale);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(onFilled, (errors) =>
        console.warn('the one-click form is invalid:', Object.keys(errors).join(', ')),
      )}
    >
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          autoComplete="name"
          maxLength={TEXT_LENGTH_MAX.fullName}
          error={errorOf('full_name')}
          {...name}
        />
        <PhoneField label={t('phone')} {...phone} error={errorOf('phone_number')} />
        <RegionFields
          loadsOnFocus
          region={{ ...region, error: errorOf('region') }}
          district={{ ...district, error: errorOf('district') }}
        />
        <TextField
          className={styles.wide}
          label={t('address')}
          note={t('optional')}
          autoComplete="address-line1"
          maxLength={TEXT_LENGTH_MAX.wholeAddress}
          error={errorOf('address')}
          {...register('address')}
        />
        {sendsSms ? (
          <Checkbox className={styles.wide} {...register('sms_updates')}>
            {t('sms')}
          </Checkbox>
        ) : null}
      </div>
      <OneClickLocation
        location={location}
        isLocationUnknown={isLocationUnknown}
        onLocation={onLocation}
      />
      <OneClickNotice product={product} failure={failure} />
      <p className={styles.delivery} aria-live="polite">
        <span>{t('delivery')}</span>
        <b>{delivery === null ? t('deliveryUnknown') : deliveryText(delivery)}</b>
      </p>
      <Button type="submit" size="large" wide busy={isBusy} disabled={product.count === 0}>
        {product.count === 0 ? t('gone') : t('submit', { total })}
      </Button>
      <p className={styles.note}>{t(isSignedIn ? 'noteCustomer' : 'note')}</p>
    </form>
  );
}
