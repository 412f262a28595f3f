import './without-eval';
import { z } from 'zod';
import { CODE_LENGTH } from '@/lib/constants';
import { readPhone } from '@/lib/domain/text/phone';

const faults = {
  partial: 'phone',
  wrong: 'phoneWrong',
  long: 'phoneLong',
  foreign: 'phoneForeign',
} as const;

/** Converts the text of a phone field to '998' and nine digits; errors are keys of `validation`. */
export function phoneInput({ empty }: { empty: 'required' | 'noPhone' }) {
  return z.string().transform((text, { addIssue }) => {
    const { kind, digits } = readPhone(text);
    if (kind !== 'complete') addIssue(kind === 'empty' ? empty : faults[kind]);
    return digits;
  });
}

export const phoneForm = z.object({ phone: phoneInput({ empty: 'noPhone' }) });

export const codeForm = z.object({
  code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'code'),
});
