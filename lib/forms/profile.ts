import './without-eval';
import { z } from 'zod';
import { typedLine } from '@/lib/contract/typed-text';
import { GENDERS } from '@/lib/contract/user';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';

/** Personal fields that the profile and an order share. */
export const personFields = {
  first_name: typedLine.min(1, 'required').max(TEXT_LENGTH_MAX.name, 'tooLong'),
  last_name: typedLine.max(TEXT_LENGTH_MAX.name, 'tooLong'),
  email: typedLine
    .max(TEXT_LENGTH_MAX.email, 'tooLong')
    .pipe(z.union([z.literal(''), z.email('email')], 'email')),
};

export const profileFields = z.object({
  ...personFields,
  gender: z.enum([...GENDERS, '']),
});

export type ProfileInput = z.input<typeof profileFields>;
export type ProfileOutput = z.output<typeof profileFields>;
