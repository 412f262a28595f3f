import { z } from 'zod';
import { byId, id, typedLine, typedText } from './shape';

const placeId = byId.shape.id;
const short = typedLine.max(20).default('');

/** `city` repeats the district, because S3-14 names both. */
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

export const addressForm = z.object({
  region: placeId,
  district: placeId,
  city: placeId.optional(),
  house: typedLine.min(1).max(200),
  entrance: short,
  floor: short,
  flat: short,
  intercom_code: short,
  comment: typedText.max(300).default(''),
});

export type Address = z.infer<typeof address>;
export type AddressForm = z.input<typeof addressForm>;
