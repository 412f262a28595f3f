import { z } from 'zod';
import { isCompletePhone, isUzbekPhone, phoneDigits } from '@/lib/domain/phone';
import { amountUzs, id } from './shape';

export const GENDERS = ['male', 'female'] as const;

/** Normalised to '998' and nine digits. */
export const phone = z
  .string()
  .max(40)
  .refine(isCompletePhone)
  .transform(phoneDigits)
  .refine(isUzbekPhone);

const name = z.string().trim().max(60);

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  phone: z.string(),
  /** '' if not given. */
  email: z.string(),
});

/** An empty e-mail or gender removes the old one. */
export const userChange = z.object({
  first_name: name.min(1),
  last_name: name.default(''),
  gender: z
    .enum([...GENDERS, ''])
    .default('')
    .transform((value) => value || null),
  email: z.union([z.literal(''), z.email().max(120)]).default(''),
});

export const codeRequest = z.object({ phone });

/** `detail` is for the shopper; in test mode it contains the code. */
export const codeSent = z.object({
  /** Present only if codes were requested too often. */
  status: z.literal(429).optional(),
  detail: z.string(),
  data: z.object({ resend_after: z.number().int() }),
});

export const signIn = z.object({
  phone,
  code: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
});

export const signedIn = z.object({ token: z.string(), user });

/** The instalment limit of the customer (S3-32, B-89). */
export const instalmentLimit = z.object({
  available_limit: amountUzs,
  /** Available terms in months, ascending. */
  terms: z.array(z.number().int()),
});

export type User = z.infer<typeof user>;
export type UserChange = z.input<typeof userChange>;
