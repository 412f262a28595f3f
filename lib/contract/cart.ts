import { z } from 'zod';
import { subProduct } from './product';
import { id, idSent } from './shape';

export const cartLine = z.object({
  sub_product: subProduct.omit({ attributes_map: true }),
  /** Pieces wanted; more than there are in stock when the stock has fallen since. */
  amount: z.number().int().nonnegative(),
  product: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    /** Of the chosen option where it has a picture of its own. */
    image: z.string().nullable(),
  }),
  /** 'name: value · …' of the chosen options, empty where there is nothing to choose. */
  options: z.string(),
});

/** `amount` is what the line shall hold, not what is added to it. */
export const putCartLine = z.object({
  sub_product: idSent,
  amount: z.coerce.number<number | string>().int().min(1).max(1_000_000),
});

export type CartLine = z.infer<typeof cartLine>;
