import { z } from 'zod';
import { menuItemTypes } from '@/lib/contract/site';
import { isInCountry } from '@/lib/domain/place/country-map';
import { readPhone } from '@/lib/domain/text/phone';
import * as field from './fields';
import { repeatedIds } from './repeated-ids';

/** Maximum numbers of entries in the lists of a content document. */
const MAX = {
  contacts: 20,
  menu: 200,
  goods: 2000,
  groups: 50,
  categories: 50,
  posts: 1000,
  entries: 200,
  regions: 100,
  places: 1000,
  pictures: 20,
  sales: 100,
  collections: 20,
  banners: 20,
  products: 20_000,
} as const;
const PRICE_MAX = 1_000_000_000;
const DAYS_MAX = 365;

const products = field.listOf(field.line.min(1, 'must not be empty'), MAX.products).default([]);
const degrees = {
  latitude: z.number(field.fault('a number')),
  longitude: z.number(field.fault('a number')),
};
const abroad = { error: 'is not in Uzbekistan; check latitude and longitude', path: ['latitude'] };

const entry = { is_active: field.flag.default(true) };
const contactsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  field.listOf(z.strictObject({ ...shape, ...entry }), MAX.contacts).default([]);

export const contacts = z.strictObject({
  address: contactsOf({ value: field.oneOrBoth(field.name) }),
  phone_number: contactsOf({ value: field.oneOrBoth(field.phone) }),
  email: contactsOf({ value: field.oneOrBoth(field.mail) }),
  work_time: contactsOf({ days: field.names, value: field.oneOrBoth(field.name) }),
  social: contactsOf({
    kind: z.enum(
      ['telegram', 'instagram', 'facebook', 'youtube'],
      'must be telegram, instagram, facebook or youtube',
    ),
    value: field.oneOrBoth(field.webAddress),
  }),
  map: z.strictObject(degrees).refine(isInCountry, abroad).nullable().default(null),
  telegram_bot: field.secureAddressIfAny,
});

const menuItem = z.strictObject({
  type: z.enum(menuItemTypes, `must be one of ${menuItemTypes.join(', ')}`),
  group: field.line.default(''),
  category: field.slug.optional(),
  slug: field.line.default(''),
  title: field.names,
  icon: field.icon.default(''),
  text: field.html.optional(),
  get children() {
    return z.array(menuItem, field.fault('a list')).max(MAX.menu).optional();
  },
});

const category = z.strictObject({
  slug: field.slug,
  name: field.longNames,
  image: field.picture.optional(),
  get children() {
    return z.array(category, field.fault('a list')).max(MAX.goods).optional();
  },
});

const post = z.strictObject({
  id: field.id.optional(),
  category: field.slug.optional(),
  title: field.names,
  role: field.names.optional(),
  image: field.pictureIfAny,
  date: field.moment,
  excerpt: field.filledParagraphs,
  text: field.html,
});

const group = z.strictObject({
  slug: z.string(field.fault('text')).regex(/^[a-z][a-z0-9_-]{0,59}$/, 'must be a word like news'),
  title: field.names,
  kind: z.enum(['post', 'person'], 'must be post or person'),
  categories: field
    .listOf(z.strictObject({ slug: field.slug, name: field.names }), MAX.categories)
    .default([]),
  posts: field.listOf(post, MAX.posts).default([]),
});

const faqEntry = z.strictObject({ question: field.names, answer: field.html });
const member = z.strictObject({ name: field.names, role: field.lines, image: field.pictureIfAny });
const partner = z.strictObject({
  name: field.name,
  image: field.picture,
  link: field.linkIfAny,
});

const terms = {
  courier_price: field.between(0, PRICE_MAX),
  courier_days: field.between(0, DAYS_MAX),
  pickup_days: field.between(0, DAYS_MAX),
};
const region = z.strictObject({
  id: field.id.optional(),
  name: field.names,
  ...terms,
  /** Without `cities`, the region's cities stay unchanged. */
  cities: field
    .listOf(z.strictObject({ id: field.id.optional(), name: field.names }), MAX.places)
    .optional(),
});

const isWholePhone = (text: string) =>
  text === '' || ['complete', 'foreign'].includes(readPhone(text).kind);
const place = {
  name: field.names,
  city: field.names,
  address: field.names,
  ...degrees,
  phone: field.line.refine(isWholePhone, 'must be a phone number').default(''),
  work_time: field.line.default(''),
};
const pickupPoint = z
  .strictObject({
    id: field.id.optional(),
    region: field.name,
    district: field.name,
    ...place,
    landmark: field.lines.default({ uz: '', ru: '' }),
  })
  .refine(isInCountry, abroad);
const branch = z
  .strictObject({ ...place, images: field.listOf(field.picture, MAX.pictures).default([]) })
  .refine(isInCountry, abroad);

const sale = z
  .strictObject({
    id: field.id.optional(),
    name: field.names,
    description: field.paragraphs,
    is_home: field.flag.default(true),
    starts_at: field.moment,
    ends_at: field.moment,
    products,
  })
  .refine(({ starts_at: from, ends_at: to }) => from < to, {
    error: 'must be after starts_at',
    path: ['ends_at'],
  });
const collection = z.strictObject({ slug: field.slug, name: field.names, products });

/** Maps section names to their revisions at the time of printing. */
const revisions = z.record(z.string(), z.string(field.fault('text')), field.fault('an object'));

const banner = z
  .strictObject({
    eyebrow: field.lines.default({ uz: '', ru: '' }),
    title: field.names,
    text: field.lines.default({ uz: '', ru: '' }),
    button: field.names,
    image: field.picture,
    image_mobile: field.picture.optional(),
    link: field.link.optional(),
    /** The Uzbek name or the id of a sale, to which the banner links unless it has a `link`. */
    sale: z.union([field.id, field.name], 'must be the name of a sale').optional(),
  })
  .refine(({ link, sale }) => link !== undefined || sale !== undefined, {
    error: 'is missing; a banner needs a link or a sale',
    path: ['link'],
  });

/**
 * The document that `npm run shop -- content` prints and reads. It may omit sections, but a section
 * must be complete.
 */
export const contentDocument = z
  .strictObject({
    contacts,
    menu: field.listOf(menuItem, MAX.menu),
    categories: field.listOf(category, MAX.goods),
    groups: field.listOf(group, MAX.groups),
    faq: field.listOf(faqEntry, MAX.entries),
    team: field.listOf(member, MAX.entries),
    partners: field.listOf(partner, MAX.entries),
    regions: field.listOf(region, MAX.regions),
    pickup_points: field.listOf(pickupPoint, MAX.places),
    branches: field.listOf(branch, MAX.places),
    sales: field.listOf(sale, MAX.sales),
    collections: field.listOf(collection, MAX.collections),
    banners: field.listOf(banner, MAX.banners),
    revisions,
  })
  .partial()
  .superRefine((content, context) => {
    for (const path of repeatedIds(content)) {
      context.addIssue({ code: 'custom', path, message: 'is a duplicate' });
    }
    for (const [name, max] of [
      ['menu', MAX.menu],
      ['categories', MAX.goods],
    ] as const) {
      if (itemsIn(content[name]) <= max) continue;
      const message = `has more than ${max} items, including nested ones`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

type Nested = { children?: Nested[] | undefined };

function itemsIn(items: Nested[] = []): number {
  return items.reduce((sum, { children }) => sum + 1 + itemsIn(children), 0);
}

export type Content = z.output<typeof contentDocument>;
export type ContentInput = z.input<typeof contentDocument>;
export type Section = Exclude<keyof Content, 'revisions'>;

export function isSection(name: string): name is Section {
  return name !== 'revisions' && Object.hasOwn(contentDocument.shape, name);
}

export type SectionInput<Name extends Section> = NonNullable<Content[Name]>;
/** A section as `npm run shop -- content` prints it. */
export type Printed<Name extends Section> = NonNullable<ContentInput[Name]>;
