import './without-eval';
import { z } from 'zod';
import { GENDERS } from '@/lib/contract/user';
import { TEXT_LENGTH_MAX } from '@/lib/domain/bounds';

export const profileFields = z.object({
  first_name: z.string().trim().min(1, 'required').max(TEXT_LENGTH_MAX.name, 'tooLong'),
  last_name: z.string().trim().max(TEXT_LENGTH_MAX.name, 'tooLong'),
  gender: z.enum([...GENDERS, '']),
  email: z
    .string()
    .trim()
    .max(TEXT_LENGTH_MAX.email, 'tooLong')
    .pipe(z.union([z.literal(''), z.email('email')], 'email')),
});

export type ProfileInput = z.input<typeof profileFields>;
export type ProfileOutput = z.output<typeof profileFields>;
