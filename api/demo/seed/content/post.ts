import type { Text } from '@/api/demo/seed/department';

/** Of a person `title` is the name and `role` what she or he does. */
export type SeedPost = {
  title: Text;
  excerpt: Text;
  /** HTML. */
  text: Text;
  image: string;
  daysAgo: number;
  updatedDaysAgo?: number;
  /** Slug of a category of the group. */
  category?: string;
  role?: Text;
};

export type SeedPostGroup = {
  slug: string;
  title: Text;
  kind: 'post' | 'person';
  categories: { slug: string; name: Text }[];
  posts: SeedPost[];
};
