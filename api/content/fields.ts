import { z } from 'zod';
import { TERMS } from '@/api/services/content/shop-terms';
import { SLUG_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';
import { safeLink } from '@/lib/domain/text/safe-html';
import { cleanHtml, htmlFaults } from './html';

/** Maximum lengths in characters. */
const LENGTH_MAX = { name: 200, line: 300, paragraph: 1000, html: 100_000, address: 500 } as const;
const PLACE = /\{(\w+)\}/g;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const fault = (kind: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${kind}`,
});

export const flag = z.boolean(fault('true or false'));
export const between = (min: number, max: number) => {
  const bounds = `must be from ${min} to ${max}`;
  return z.int(fault('a whole number')).min(min, bounds).max(max, bounds);
};
/** An id in a file. Larger ids are reserved for the shop's own sequences. */
export const id = between(1, 1_000_000_000);
export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, fault('a list')).max(max, `has more than ${max} entries`);

const text = (length: number) =>
  z
    .string(fault('text'))
    .overwrite((given) => trimBlank(plainText(given)))
    .max(length, tooLong(length));
const lineOf = (length: number) =>
  z
    .string(fault('text'))
    .overwrite((given) => trimBlank(plainLine(given)))
    .max(length, tooLong(length));
const both = <Field extends z.ZodType>(field: Field) =>
  z.strictObject({ uz: field, ru: field }, 'must be { "uz": …, "ru": … }');

const unfilled = (field: ReturnType<typeof lineOf>) => field.superRefine(refuseTerms);
const filled = (field: ReturnType<typeof lineOf>) => field.superRefine(refuseOtherThanTerms);

/** One line of text. Unlike a name, it can be empty. */
export const line = unfilled(lineOf(LENGTH_MAX.line));
export const name = unfilled(lineOf(LENGTH_MAX.name)).min(1, 'must not be empty');
export const names = both(name);
export const lines = both(line);
export const longNames = both(line.min(1, 'must not be empty'));
export const paragraphs = both(unfilled(text(LENGTH_MAX.paragraph)));
/** Returns a schema that accepts one text for both languages, or one text for each. */
export const oneOrBoth = <Field extends z.ZodType>(field: Field) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { uz: value, ru: value } : value),
    both(field),
  );
export const filledParagraphs = both(filled(text(LENGTH_MAX.paragraph)));
export const html = both(
  filled(text(LENGTH_MAX.html)).superRefine(refuseHidden).transform(cleanHtml),
);

export const slug = lineOf(SLUG_LENGTH_MAX).regex(SLUG, 'must be like yangi-kelganlar');
export const picture = lineOf(LENGTH_MAX.line).min(1, 'must not be empty');
export const pictureIfAny = lineOf(LENGTH_MAX.line).default('');
export const icon = text(LENGTH_MAX.paragraph * 10);
const addressOf = (isAddress: (text: string) => boolean, message: string) =>
  lineOf(LENGTH_MAX.address).refine(isAddress, message);
const isLink = (text: string) => safeLink(text) !== null;
const isWeb = (text: string) => /^https?:\/\/[^\s/]/.test(text);
const isSecure = (text: string) => /^https:\/\/[^\s/]/.test(text);
const LINK_FAULT = 'must be a path of the shop, like /products, or start with https://';
const WEB_FAULT = 'must start with https://';
export const link = addressOf(isLink, LINK_FAULT);
export const linkIfAny = addressOf((text) => text === '' || isLink(text), LINK_FAULT).default('');
export const webAddress = addressOf(isWeb, WEB_FAULT);
export const secureAddressIfAny = addressOf(
  (text) => text === '' || isSecure(text),
  WEB_FAULT,
).default('');
export const mail = lineOf(LENGTH_MAX.line).pipe(z.email('must be an email address'));
export const phone = lineOf(LENGTH_MAX.name).regex(
  /^\+?(?:[\s()-]*\d){3,15}$/,
  'must be a phone number',
);

/** A date, or a time with its UTC offset. A date means midnight in Tashkent. */
export const moment = z
  .string(fault('a date'))
  .transform((date) => (DAY.test(date) ? `${date}T00:00:00+05:00` : date))
  .transform((date) => date.replace(/T\d\d:\d\d(?=[Z+-])/, '$&:00'))
  .pipe(
    z.iso.datetime({ offset: true, error: 'must be like 2026-11-30 or 2026-11-30T18:00+05:00' }),
  )
  .transform((date) => new Date(date));

function tooLong(length: number): string {
  return `is longer than ${length} characters`;
}

function refuseTerms(given: string, context: z.RefinementCtx): void {
  for (const found of placesIn(given).filter(isTerm)) {
    context.addIssue({ code: 'custom', message: `{${found}} is not supported here` });
  }
}

function refuseOtherThanTerms(given: string, context: z.RefinementCtx): void {
  for (const found of placesIn(given).filter((place) => !isTerm(place))) {
    const message = `{${found}} is unknown; use one of ${TERMS.map((term) => `{${term}}`).join(', ')}`;
    context.addIssue({ code: 'custom', message });
  }
}

function refuseHidden(given: string, context: z.RefinementCtx): void {
  for (const message of htmlFaults(given)) context.addIssue({ code: 'custom', message });
}

function placesIn(given: string): string[] {
  return [...new Set([...given.matchAll(PLACE)].map(([, place = '']) => place))];
}

function isTerm(place: string): boolean {
  return TERMS.some((term) => term === place);
}
