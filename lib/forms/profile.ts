import './without-eval';
import { z } from 'zod';
import { GENDERS } from '@/lib/contract/user';
import { personFields } from './person';

export const profileFields = z.object({
  ...personFields,
  gender: z.enum([...GENDERS, '']),
});

export type ProfileInput = z.input<typeof profileFields>;
export type ProfileOutput = z.output<typeof profileFields>;
