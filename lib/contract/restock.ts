import { z } from 'zod';
import { id, idParam } from './shape';
import { phone } from './user';

/** A back-in-stock alert: the shop notifies the shopper when the variant is available again. */
export const restockAlert = z.object({ sub_product: id, phone: z.string() });

/**
 * A request for an alert. Customers may omit `phone`; the default is the number of their account.
 */
export const newRestockAlert = z.object({ sub_product: idParam, phone: phone.optional() });

export type RestockAlert = z.infer<typeof restockAlert>;
