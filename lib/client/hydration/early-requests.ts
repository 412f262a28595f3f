import { requester } from '@/lib/client/request';
import type { calls } from '@/lib/contract/calls';
import { storedToken } from './stored-state';

type CallOfLists = Extract<keyof typeof calls, `${'cart' | 'liked'}.${string}`>;

/** Repeats six entries of `calls`, because the whole table is too large for the hydration script. */
const endpoints: Pick<typeof calls, CallOfLists> = {
  'cart.list': 'GET /order/cart',
  'cart.put': 'POST /order/cart',
  'cart.remove': 'DELETE /order/cart/:id',
  'liked.list': 'GET /order/wish',
  'liked.add': 'POST /order/wish',
  'liked.remove': 'DELETE /order/wish/:id',
};

/** Sends the requests of the hydration script, which has no stores and no shapes. */
export const callEarly = requester<'cart' | 'liked'>({ endpoints, token: storedToken });
