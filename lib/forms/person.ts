import './without-eval';
import { z } from 'zod';
import { typedLine } from '@/lib/contract/typed-text';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';

/** Of a shopper, in her profile and in an order. */
export const personFields = {
  first_name: typedLine.min(1, 'required').max(TEXT_LENGTH_MAX.name, 'tooLong'),
  last_name: typedLine.max(TEXT_LENGTH_MAX.name, 'tooLong'),
  email: typedLine
    .max(TEXT_LENGTH_MAX.email, 'tooLong')
    .pipe(z.union([z.literal(''), z.email('email')], 'email')),
};
