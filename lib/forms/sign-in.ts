import './without-eval';
import { z } from 'zod';
import { CODE_LENGTH } from '@/lib/constants';
import { phoneInput } from './phone';

export const phoneForm = z.object({ phone: phoneInput({ empty: 'noPhone' }) });

export const codeForm = z.object({
  code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'code'),
});
