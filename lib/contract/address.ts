import { z } from 'zod';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { byId, id } from './shape';
import { typedLine, typedText } from './typed-text';

const placeId = byId.shape.id;
const short = typedLine.max(TEXT_LENGTH_MAX.addressPart).default('');

/** A saved address. `city` repeats the district, because S3-14 names both. */
export const address = z.object({
  id,
  region: id,
  district: id,
  city: id,
  house: z.string(),
  entrance: z.string(),
  floor: z.string(),
  flat: z.string(),
  intercom_code: z.string(),
  comment: z.string(),
  text: z.string(),
});

/** The form for a new address. Only the region, the district and the house are required. */
export const addressForm = z.object({
  region: placeId,
  district: placeId,
  city: placeId.optional(),
  house: typedLine.min(1).max(TEXT_LENGTH_MAX.house),
  entrance: short,
  floor: short,
  flat: short,
  intercom_code: short,
  comment: typedText.max(TEXT_LENGTH_MAX.addressComment).default(''),
});

export type Address = z.infer<typeof address>;
export type AddressForm = z.input<typeof addressForm>;
