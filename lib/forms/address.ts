import './without-eval';
import { z } from 'zod';
import type { Address, AddressForm } from '@/lib/contract/address';
import { typedLine, typedText } from '@/lib/contract/typed-text';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';

const part = typedLine.max(TEXT_LENGTH_MAX.addressPart, 'tooLong');

export const addressFields = z.object({
  region: z.string().min(1, 'required'),
  district: z.string().min(1, 'required'),
  house: typedLine.min(1, 'required').max(TEXT_LENGTH_MAX.house, 'tooLong'),
  entrance: part,
  floor: part,
  flat: part,
  intercom_code: part,
  comment: typedText.max(TEXT_LENGTH_MAX.addressComment, 'tooLong'),
});

export type AddressInput = z.input<typeof addressFields>;
export type AddressOutput = z.output<typeof addressFields>;

export const emptyAddress: AddressInput = {
  region: '',
  district: '',
  house: '',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
};

export function toAddressInput({ id: _, city: __, text: ___, ...address }: Address): AddressInput {
  return { ...address, region: String(address.region), district: String(address.district) };
}

export function toAddressForm({ region, district, ...filled }: AddressOutput): AddressForm {
  return { ...filled, region: Number(region), district: Number(district) };
}
