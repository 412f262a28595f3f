import './without-eval';
import { z } from 'zod';
import { DELIVERIES } from '@/lib/constants';
import type { OrderForm } from '@/lib/contract/order';
import type { QuotedPromo } from '@/lib/contract/quote';
import { typedLine, typedText } from '@/lib/contract/typed-text';
import { PAYMENT_METHODS } from '@/lib/domain/order/payment-methods';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { addressFields } from './address';
import { phoneInput } from './phone';
import { personFields } from './profile';

/** The value of the `address` field, instead of an id, if the shopper types a new address. */
export const NEW_ADDRESS = 'new';

const { entrance, floor, flat, intercom_code } = addressFields.shape;

const fields = z.object({
  ...personFields,
  phone_number: phoneInput({ empty: 'required' }),
  delivery: z.enum(DELIVERIES),
  address: z.string(),
  region: z.string(),
  district: z.string(),
  house: typedLine.max(TEXT_LENGTH_MAX.house, 'tooLong'),
  entrance,
  floor,
  flat,
  intercom_code,
  save_address: z.boolean(),
  point: z.string(),
  payment: z.enum(PAYMENT_METHODS, 'payment'),
  months: z.string(),
  comment: typedText.max(TEXT_LENGTH_MAX.orderComment, 'tooLong'),
  sms_updates: z.boolean(),
});

export type CheckoutInput = Omit<z.input<typeof fields>, 'payment'> & {
  payment: z.input<typeof fields>['payment'] | '';
};
export type CheckoutOutput = z.output<typeof fields>;

const drafted = z
  .object({
    delivery: fields.shape.delivery,
    payment: z.union([z.literal(''), fields.shape.payment]),
    save_address: fields.shape.save_address,
    sms_updates: fields.shape.sms_updates,
  })
  // The comment is the longest text field.
  .catchall(z.string().max(TEXT_LENGTH_MAX.orderComment));

/** Merges a draft into the default values. Ignores a draft that is not valid for the form. */
export function withDraft(offered: CheckoutInput, typed: object): CheckoutInput {
  const all = { ...offered, ...typed };
  return drafted.safeParse(all).success ? all : offered;
}

/** Returns the values that differ from the defaults. */
export function toDraft(offered: CheckoutInput, typed: CheckoutInput): Partial<CheckoutInput> {
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== Reflect.get(offered, name),
  );
  return Object.fromEntries(changed);
}

type Choice = Pick<CheckoutInput, 'delivery' | 'address' | 'payment'>;

/** Returns whether the shopper types an address instead of choosing a saved one. */
export function isNewAddress({ delivery, address }: Omit<Choice, 'payment'>): boolean {
  return delivery === 'courier' && (address === NEW_ADDRESS || address === '');
}

const receiver = fields.pick({
  first_name: true,
  last_name: true,
  phone_number: true,
  email: true,
});

export function isReceiver(typed: object): boolean {
  return receiver.safeParse(typed).success;
}

/** Fields that are required only for some choices; errors are keys of `validation`. */
const conditional = {
  region: isNewAddress,
  district: isNewAddress,
  house: isNewAddress,
  point: ({ delivery }: Choice) => delivery === 'pickup',
  months: ({ payment }: Choice) => payment === 'instalment',
} as const;

export const checkoutFields = Object.entries(conditional).reduce(
  (schema, [name, isWanted]) =>
    schema.refine((typed) => !isWanted(typed) || isFilled(typed, name), {
      error: 'required',
      path: [name],
      // Reports these errors together with the others. By default, zod reports them only if there
      // are no others.
      when: () => true,
    }),
  fields,
);

type Line = { sub_product: number; amount: number; price: number };
type Promo = Pick<QuotedPromo, 'code' | 'discount' | 'trouble'>;

/**
 * Converts the validated form to the body of an order request. A promo code that gives no discount
 * is not sent, because the shopper has seen the total without it.
 */
export function toOrderForm(
  filled: CheckoutOutput,
  lines: readonly Line[],
  promo?: Promo,
): OrderForm {
  const { payment, months, email, comment, phone_number, save_address } = filled;
  return {
    lines: lines.map(({ sub_product, amount, price }) => ({ sub_product, amount, price })),
    full_name: [filled.first_name, filled.last_name].filter(Boolean).join(' '),
    phone_number,
    email,
    comment,
    payment,
    delivery: toDelivery(filled),
    save_address: isNewAddress(filled) && save_address,
    ...(filled.sms_updates && { sms_updates: true }),
    ...(payment === 'instalment' && { months: Number(months) }),
    ...(promo?.trouble === null && { promo_code: promo.code, promo_discount: promo.discount }),
  };
}

function toDelivery(filled: CheckoutOutput): OrderForm['delivery'] {
  const { delivery, address, point, region, district } = filled;
  if (delivery === 'pickup') return { type: 'pickup', point: Number(point) };
  if (!isNewAddress(filled)) return { type: 'address', address: Number(address) };
  const { house, entrance, floor, flat, intercom_code } = filled;
  return {
    type: 'courier',
    region: Number(region),
    district: Number(district),
    house,
    entrance,
    floor,
    flat,
    intercom_code,
  };
}

function isFilled(typed: object, name: string): boolean {
  return name in typed && Reflect.get(typed, name) !== '';
}
