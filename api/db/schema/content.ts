import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { identity, instant, localized, position, type Text } from './column';

export const postGroups = pgTable('post_groups', {
  id: identity(),
  slug: text().notNull().unique(),
  title: localized(),
  kind: text({ enum: ['post', 'person'] }).notNull(),
});

export const postCategories = pgTable(
  'post_categories',
  {
    id: identity(),
    groupId: integer()
      .notNull()
      .references(() => postGroups.id),
    slug: text().notNull(),
    name: localized(),
    position: position(),
  },
  (table) => [index('post_categories_group').on(table.groupId, table.position)],
);

export const posts = pgTable(
  'posts',
  {
    id: identity(),
    groupId: integer()
      .notNull()
      .references(() => postGroups.id),
    categoryId: integer().references(() => postCategories.id),
    title: localized(),
    image: text().notNull(),
    date: instant().notNull(),
    excerpt: localized(),
    text: localized(),
    role: jsonb().$type<Text>(),
    position: position(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('posts_group').on(
      table.groupId,
      table.position,
      table.date.desc().nullsFirst(),
      table.id,
    ),
  ],
);

export const faqEntries = pgTable(
  'faq_entries',
  { id: identity(), question: localized(), answer: localized(), position: position() },
  (table) => [index('faq_entries_position').on(table.position)],
);

export const menuItems = pgTable(
  'menu_items',
  {
    id: identity(),
    parentId: integer().references((): AnyPgColumn => menuItems.id),
    type: text({
      enum: ['product', 'inner', 'static_post', 'static', 'post', 'person'],
    }).notNull(),
    group: text().notNull().default(''),
    hasCategory: boolean().notNull().default(false),
    title: localized(),
    slug: text().notNull(),
    icon: text().notNull().default(''),
    text: jsonb().$type<Text>(),
    position: position(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('menu_items_position').on(table.position)],
);

export const contacts = pgTable(
  'contacts',
  {
    id: identity(),
    kind: text({ enum: ['address', 'email', 'phone_number', 'work_time', 'social'] }).notNull(),
    value: localized(),
    days: jsonb().$type<Text>(),
    network: text({ enum: ['telegram', 'instagram', 'facebook', 'youtube'] }),
    position: position(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [index('contacts_position').on(table.position)],
);

/** One row per setting, keyed by its name on the wire. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

export const teamMembers = pgTable(
  'team_members',
  {
    id: identity(),
    name: localized(),
    role: localized(),
    image: text().notNull(),
    position: position(),
  },
  (table) => [index('team_members_position').on(table.position)],
);

export const partners = pgTable(
  'partners',
  {
    id: identity(),
    name: text().notNull(),
    image: text().notNull(),
    link: text().notNull(),
    position: position(),
  },
  (table) => [index('partners_position').on(table.position)],
);
