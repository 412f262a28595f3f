import { z } from 'zod';
import { id, idParam } from './shape';
import { phone } from './user';

/** Somebody waits for a sub-product to come back. */
export const restockAlert = z.object({ sub_product: id, phone: z.string() });

/** A customer may leave out the phone: then it is the one that she signs in with. */
export const newRestockAlert = z.object({ sub_product: idParam, phone: phone.optional() });

export type RestockAlert = z.infer<typeof restockAlert>;
