import { z } from 'zod';
import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { type CallName, formCalls } from '@/lib/contract/calls';
import { type CallShape, contract } from '@/lib/contract/contract';
import type { FormShape } from './form';

/** The body that a handler accepts. */
export type AcceptedBody = {
  maxBytes: number;
  /** The parts of a form; `null` where only JSON is accepted. */
  form: FormShape | null;
};

const KB = 1024;
/** Size limit in bytes for the endpoints that `LARGER` does not list. */
const SMALL = 4 * KB;
/** Size limits in bytes for endpoints whose bodies contain order lines, addresses or long texts. */
const LARGER: { [Name in CallName]?: number } = {
  'address.add': 16 * KB,
  'address.change': 16 * KB,
  'order.oneClick': 16 * KB,
  'order.place': 64 * KB,
  'order.quote': 32 * KB,
  'user.change': 16 * KB,
  // Includes the overhead of the form.
  'review.add': REVIEW_PHOTOS_MAX * REVIEW_PHOTO_BYTES + 64 * KB,
};

const filesOf: { [Name in CallName]?: FormShape['files'] } = {
  'review.add': {
    photos: {
      count: REVIEW_PHOTOS_MAX,
      bytesBelow: REVIEW_PHOTO_BYTES,
      tooLarge: 'fieldPhotoTooLarge',
    },
  },
};

/** Returns the size limit and the form parts that an endpoint accepts. */
export function acceptedBody(name: CallName): AcceptedBody {
  return { maxBytes: LARGER[name] ?? SMALL, form: formCalls.has(name) ? formOf(name) : null };
}

/** Describes the form of an endpoint. The text fields come from the schema in the contract. */
function formOf(name: CallName): FormShape {
  const { body }: CallShape = contract[name];
  if (!(body instanceof z.ZodObject)) throw new Error(`${name} declares no form fields`);
  const files = filesOf[name] ?? {};
  return { fields: Object.keys(body.shape).filter((field) => !(field in files)), files };
}
