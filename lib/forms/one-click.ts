import './without-eval';
import { z } from 'zod';
import { ORDER_TYPE_ONE_CLICK } from '@/lib/constants';
import type { OneClickForm } from '@/lib/contract/order';
import { TEXT_LENGTH_MAX } from '@/lib/domain/bounds';
import { type OneClickProduct, oneClickTotal } from '@/lib/domain/one-click';
import { phoneInput } from './phone';

export const oneClickFields = z.object({
  full_name: z.string().trim().min(1, 'required').max(TEXT_LENGTH_MAX.fullName, 'tooLong'),
  phone_number: phoneInput({ empty: 'required' }),
  region: z.string().min(1, 'required'),
  district: z.string().min(1, 'required'),
  address: z.string().trim().max(TEXT_LENGTH_MAX.wholeAddress, 'tooLong'),
});

export type OneClickInput = z.input<typeof oneClickFields>;
export type OneClickOutput = z.output<typeof oneClickFields>;
export type Place = { latitude: number; longitude: number };

type Purchase = { product: OneClickProduct; quantity: number; place: Place | null };

export function toOneClickForm(
  { region, district, ...filled }: OneClickOutput,
  { product, quantity, place }: Purchase,
): OneClickForm {
  return {
    ...filled,
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
