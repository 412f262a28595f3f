import './without-eval';
import { z } from 'zod';
import { ORDER_TYPE_ONE_CLICK } from '@/lib/constants';
import type { OneClickForm } from '@/lib/contract/order';
import { typedLine } from '@/lib/contract/typed-text';
import { type OneClickProduct, oneClickTotal } from '@/lib/domain/order/one-click';
import type { Coordinates } from '@/lib/domain/place/country-map';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { phoneInput } from './phone';

export const oneClickFields = z.object({
  full_name: typedLine.min(1, 'required').max(TEXT_LENGTH_MAX.fullName, 'tooLong'),
  phone_number: phoneInput({ empty: 'required' }),
  region: z.string().min(1, 'required'),
  district: z.string().min(1, 'required'),
  address: typedLine.max(TEXT_LENGTH_MAX.wholeAddress, 'tooLong'),
  sms_updates: z.boolean(),
});

export type OneClickInput = z.input<typeof oneClickFields>;
export type OneClickOutput = z.output<typeof oneClickFields>;

type Purchase = { product: OneClickProduct; quantity: number; place: Coordinates | null };

/** Converts the validated form to the request body. */
export function toOneClickForm(
  { region, district, sms_updates, ...filled }: OneClickOutput,
  { product, quantity, place }: Purchase,
): OneClickForm {
  return {
    ...filled,
    ...(sms_updates && { sms_updates }),
    region: Number(region),
    district: Number(district),
    type: ORDER_TYPE_ONE_CLICK,
    longitude: place ? String(place.longitude) : '',
    latitude: place ? String(place.latitude) : '',
    products: [
      {
        product: product.id,
        sub_product: product.sub_product,
        price: oneClickTotal(product, quantity),
        count: quantity,
      },
    ],
  };
}
