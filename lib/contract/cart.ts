import { z } from 'zod';
import { PIECES_MAX } from '@/lib/domain/product/bounds';
import { subProduct } from './product';
import { id, idParam, wholeNumber } from './shape';

export const cartLine = z.object({
  sub_product: subProduct.omit({ attributes_map: true, sale_percent: true }),
  /** Desired pieces; may exceed the stock if that has fallen since. */
  amount: z.number().int().nonnegative(),
  product: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    /** In the shop's own warehouse: delivered without days of preparation. */
    is_express: z.boolean().optional(),
  }),
  /** 'name: value · …' of the chosen options, '' if there are none. */
  options: z.string(),
});

/** `amount` is the new amount of the line, not a difference. */
export const putCartLine = z.object({
  sub_product: idParam,
  amount: wholeNumber({ min: 1, max: PIECES_MAX }),
});

export type CartLine = z.infer<typeof cartLine>;
