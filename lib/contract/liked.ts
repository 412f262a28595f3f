import { z } from 'zod';
import { productCard } from './product';

export const likedItem = z.object({ product: productCard });

export const addLiked = z.object({
  product: z.coerce.number<number | string>().int().positive().max(2_147_483_647),
});

export type LikedItem = z.infer<typeof likedItem>;
