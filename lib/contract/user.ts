import { z } from 'zod';
import { CODE_LENGTH } from '@/lib/constants';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { readPhone } from '@/lib/domain/text/phone';
import { amountUzs, id, instant } from './shape';
import { typedLine } from './typed-text';

export const GENDERS = ['male', 'female'] as const;

/** An Uzbek phone number, normalized to '998' and nine digits. */
export const phone = z
  .string()
  .max(40)
  .refine((text) => readPhone(text).kind === 'complete')
  .transform((text) => readPhone(text).digits);

const name = typedLine.max(TEXT_LENGTH_MAX.name);

/** The customer's profile. `phone` is '998' and nine digits. */
export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string(),
  email: z.string(),
});

/**
 * A profile update. An empty e-mail or gender removes the stored one; absent fields stay unchanged.
 */
export const userChange = z.object({
  first_name: name.min(1),
  last_name: name.optional(),
  gender: z
    .enum([...GENDERS, ''])
    .transform((value) => value || null)
    .optional(),
  email: z.union([z.literal(''), z.email().max(TEXT_LENGTH_MAX.email)]).optional(),
});

/** The body of a request for a sign-in code. */
export const codeRequest = z.object({ phone });

/**
 * The response to a code request. `detail` is a message to the shopper; in test mode, it contains
 * the code.
 */
export const codeSent = z.object({
  /** Present only when the request exceeded the rate limit. */
  status: z.literal(429).optional(),
  detail: z.string(),
  data: z.object({ resend_after: z.number().int() }),
});

/** The body of a sign-in request, with the code from the SMS. */
export const signIn = z.object({
  phone,
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)),
});

/** The response to a sign-in. `token` authenticates the customer's later requests. */
export const signedIn = z.object({ token: z.string(), user });

/** A device on which the customer is signed in. Unknown browser and system names are ''. */
export const session = z.object({
  id,
  browser: z.string(),
  system: z.string(),
  /** Whether this is the session of the current request. */
  is_current: z.boolean(),
  first_used: instant,
  last_used: instant,
});

/**
 * The customer's available installment limit in UZS and the available terms in months (S3-32,
 * B-89).
 */
export const installmentLimit = z.object({
  available_limit: amountUzs,
  terms: z.array(z.number().int()),
});

export type Session = z.infer<typeof session>;
export type User = z.infer<typeof user>;
export type UserChange = z.input<typeof userChange>;
