import type { Text } from '@/api/demo/seed/department';

/** A post or a person. For a person, `title` is the name and `role` the job. */
export type SeedPost = {
  title: Text;
  excerpt: Text;
  /** HTML. */
  text: Text;
  image: string;
  daysAgo: number;
  updatedDaysAgo?: number;
  /** The slug of a category of the group. */
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
