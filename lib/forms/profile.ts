import './without-eval';
import { z } from 'zod';
import { GENDERS } from '@/lib/contract/user';

const NAME_MAX = 60;
const EMAIL_MAX = 120;

export const profileFields = z.object({
  first_name: z.string().trim().min(1, 'required').max(NAME_MAX, 'tooLong'),
  last_name: z.string().trim().max(NAME_MAX, 'tooLong'),
  gender: z.enum([...GENDERS, '']),
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, 'tooLong')
    .pipe(z.union([z.literal(''), z.email('email')], 'email')),
});

export type ProfileInput = z.input<typeof profileFields>;
export type ProfileOutput = z.output<typeof profileFields>;
