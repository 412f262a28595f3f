import './without-eval';
import { z } from 'zod';
import { TEXT_LENGTH_MAX } from '@/lib/domain/bounds';

/** Of a shopper, in her profile and in an order. */
export const personFields = {
  first_name: z.string().trim().min(1, 'required').max(TEXT_LENGTH_MAX.name, 'tooLong'),
  last_name: z.string().trim().max(TEXT_LENGTH_MAX.name, 'tooLong'),
  email: z
    .string()
    .trim()
    .max(TEXT_LENGTH_MAX.email, 'tooLong')
    .pipe(z.union([z.literal(''), z.email('email')], 'email')),
};
