import { z } from 'zod';
import { id, instant, listOf } from './shape';

/** A blog post or, in a group of the kind `person`, a person with a role. */
export const post = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** The path of the image; empty if there is none. */
  image: z.string(),
  date: instant,
  excerpt: z.string(),
  role: z.string().nullable(),
});

/** A post with its text, which is unsanitized HTML. */
export const postDetail = post.extend({ text: z.string(), updated_at: instant });

const postCategory = z.object({ id, slug: z.string(), name: z.string() });

/** A group of posts or persons, and the categories by which a page can filter it. */
export const postGroup = listOf(postDetail.extend({ category: postCategory.nullable() })).extend({
  group: z.string(),
  title: z.string(),
  kind: z.enum(['post', 'person']),
  categories: z.array(postCategory),
});

/** An entry of the FAQ. `answer` is unsanitized HTML. */
export const faqEntry = z.object({ id, question: z.string(), answer: z.string() });

/** A static page that the menu links to. `text` is unsanitized HTML. */
export const menuPage = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  updated_at: instant,
});

export const teamMember = z.object({
  id,
  name: z.string(),
  role: z.string(),
  /** An image path. If it is empty, the page shows initials instead. */
  image: z.string(),
});

export const partner = z.object({ id, name: z.string(), image: z.string(), link: z.string() });

export type Post = z.infer<typeof post>;
export type PostDetail = z.infer<typeof postDetail>;
export type PostGroup = z.infer<typeof postGroup>;
export type FaqEntry = z.infer<typeof faqEntry>;
export type MenuPage = z.infer<typeof menuPage>;
export type TeamMember = z.infer<typeof teamMember>;
export type Partner = z.infer<typeof partner>;
