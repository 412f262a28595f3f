import { z } from 'zod';
import { isUzbekPhone, isWholePhone, phoneDigits } from '@/lib/domain/phone';
import { amountUzs, id } from './shape';

export const GENDERS = ['male', 'female'] as const;

/** '998' and nine digits, from whatever was typed. */
export const phone = z
  .string()
  .max(40)
  .refine(isWholePhone)
  .transform(phoneDigits)
  .refine(isUzbekPhone);

const name = z.string().trim().max(60);

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  /** Digits alone: '998901234567'. */
  phone: z.string(),
  /** Empty where none was given. */
  email: z.string(),
});

/** An empty e-mail or gender takes away the one that was there. */
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

/** `detail` is for the shopper; in test mode it tells the code. */
export const codeSent = z.object({
  /** Only of the answer that it was asked for too often. */
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

/** What the customer may buy on instalments (S3-32, B-89). */
export const instalmentLimit = z.object({
  available_limit: amountUzs,
  /** Months that can be chosen, ascending. */
  terms: z.array(z.number().int()),
});

export type User = z.infer<typeof user>;
export type UserChange = z.input<typeof userChange>;
