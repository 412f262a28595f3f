import { z } from 'zod';

/** The `action` that identifies each step. */
export const ACTIONS = { prepare: '0', complete: '1' } as const;

/** The `error` of a completed payment. */
export const TAKEN = '0';

const field = z.string().max(200);
const digits = field.regex(/^\d{1,18}$/);

/**
 * All fields remain strings, because the signature covers the exact characters: '1000' and
 * '1000.00' differ.
 */
export const prepareRequest = z.object({
  click_trans_id: digits,
  service_id: digits,
  click_paydoc_id: field.optional(),
  merchant_trans_id: field.min(1),
  merchant_prepare_id: field.default(''),
  amount: field.min(1),
  action: field.min(1),
  error: field.default('0'),
  error_note: z.string().max(1000).default(''),
  sign_time: field.min(1),
  sign_string: field.min(1),
});

/** Click's second callback. It reports whether the money was taken. */
export const completeRequest = prepareRequest.extend({
  merchant_prepare_id: field.min(1),
  /** '0' when the money was taken; negative when it was not. */
  error: z.union([z.literal(TAKEN), z.string().regex(/^-[1-9]\d{0,8}$/)]),
});

export type ClickRequest = z.infer<typeof prepareRequest>;
