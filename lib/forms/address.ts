import './without-eval';
import { z } from 'zod';
import type { Address, AddressForm } from '@/lib/contract/address';

const HOUSE_MAX = 200;
const PART_MAX = 20;
const COMMENT_MAX = 300;

const part = z.string().trim().max(PART_MAX, 'tooLong');

export const addressFields = z.object({
  region: z.string().min(1, 'required'),
  district: z.string().min(1, 'required'),
  house: z.string().trim().min(1, 'required').max(HOUSE_MAX, 'tooLong'),
  entrance: part,
  floor: part,
  flat: part,
  intercom_code: part,
  comment: z.string().trim().max(COMMENT_MAX, 'tooLong'),
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
