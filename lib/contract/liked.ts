import { z } from 'zod';
import { productCard } from './product';
import { idSent } from './shape';

export const likedItem = z.object({ product: productCard });

export const addLiked = z.object({
  product: idSent,
});

export type LikedItem = z.infer<typeof likedItem>;
