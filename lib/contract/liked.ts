import { z } from 'zod';
import { productCard } from './product';
import { idParam } from './shape';

export const likedItem = z.object({ product: productCard });

export const addLiked = z.object({
  product: idParam,
});

export type LikedItem = z.infer<typeof likedItem>;
