import { z } from 'zod';
import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { subProduct } from './product';
import { id, idParam, wholeNumber } from './shape';

/** A line of the cart with the current price and stock of its variant. */
export const cartLine = z.object({
  sub_product: subProduct.omit({ attributes_map: true, sale_percent: true }),
  /** The requested units, which may exceed the current stock. */
  amount: z.number().int().nonnegative(),
  product: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    /** Whether the product ships from the shop's warehouse, without preparation days. */
    is_express: z.boolean().optional(),
  }),
  /** The chosen options as 'name: value · …'; '' without options. */
  options: z.string(),
});

/** Sets the amount of a line. `amount` is the new total of the line, not a difference. */
export const putCartLine = z.object({
  sub_product: idParam,
  amount: wholeNumber({ min: 1, max: UNITS_MAX }),
});

export type CartLine = z.infer<typeof cartLine>;
