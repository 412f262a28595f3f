import { z } from 'zod';
import { amountUzs, id } from './shape';

export const region = z.object({ id, name: z.string() });

/** A region with its delivery terms; backends may omit them. Prices are in whole UZS. */
export const regionWithTerms = region.extend({
  courier_price: amountUzs.optional(),
  courier_days: z.number().int().nonnegative().optional(),
  pickup_days: z.number().int().nonnegative().optional(),
  /** The number of pickup points in the region. */
  pickup_points: z.number().int().nonnegative().optional(),
});

const place = {
  id,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  /** Opening hours in Tashkent time, for example '09:00–21:00'. */
  work_time: z.string(),
};

/** `landmark` is a well-known place nearby; absent if the shop does not name one. */
export const deliveryPoint = z.object({ ...place, landmark: z.string().optional() });
/** A branch of the shop. `images` are paths under the media base. */
export const branch = z.object({ ...place, images: z.array(z.string()) });

export type Region = z.infer<typeof region>;
export type RegionWithTerms = z.infer<typeof regionWithTerms>;
export type DeliveryPoint = z.infer<typeof deliveryPoint>;
export type Branch = z.infer<typeof branch>;
