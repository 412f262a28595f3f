import './without-eval';
import { z } from 'zod';
import { CODE_LENGTH } from '@/lib/constants';
import { isUzbekPhone, phoneDigits } from '@/lib/domain/phone';

export const phoneForm = z.object({
  phone: z
    .string()
    .transform(phoneDigits)
    .refine((digits) => digits !== '', { error: 'noPhone', abort: true })
    .refine(isUzbekPhone, 'phone'),
});

export const codeForm = z.object({
  code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'code'),
});
