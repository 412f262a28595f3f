import { z } from 'zod';
import { type Control, type ControlName, controls, ofAll } from './controls';
import type { RefusalStatus } from './refusal';

/** The answer of every control call that is refused. */
export const refused = z.strictObject({
  status: z.literal(false),
  data: z.looseObject({
    detail: z.string().describe('What is wrong, in English.'),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  message: z.string(),
});

export const refusalReasons: Record<RefusalStatus, string> = {
  400: 'The body is not JSON',
  404: 'There is no such thing',
  409: 'The world is not so: an order cannot move there, calls were not made so often',
  410: 'The world was evicted',
  422: 'The body or the name of the world does not fit; `fields` says where',
  500: 'The mock has failed',
  503: 'The change is made, but the storefront has not dropped its pages',
};

/** Every status with which the control may refuse a call. */
export function refusalsOf(name: ControlName): RefusalStatus[] {
  const { refuses = [] }: Control = controls[name];
  const inWorld: RefusalStatus[] = name in ofAll ? [] : [410, 503];
  const found: RefusalStatus[] = [400, 422, 500, ...inWorld, ...refuses];
  return found.sort((one, other) => one - other);
}
