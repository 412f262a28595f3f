import { z } from 'zod';
import { type Control, type ControlName, controls, ofAll } from './controls';
import type { RefusalStatus } from './refusal';

/** The response to every refused control request. */
export const refused = z.strictObject({
  status: z.literal(false),
  data: z.looseObject({
    detail: z.string().describe('What is wrong, in English.'),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  message: z.string(),
});

/** The reason for each error status, for the OpenAPI document. */
export const refusalReasons: Record<RefusalStatus, string> = {
  400: 'The body is not valid JSON.',
  404: 'The resource does not exist.',
  409: 'The state of the world does not allow the request: an order cannot change to that status, or the number of requests differs from the expected one.',
  410: 'The world was evicted.',
  422: 'The body or the name of the world is invalid; `fields` names the invalid fields.',
  500: 'The mock failed.',
  503: 'The change was made, but the storefront did not drop its cached pages.',
};

/** Lists every status with which the endpoint can refuse a request. */
export function refusalsOf(name: ControlName): RefusalStatus[] {
  const { refuses = [] }: Control = controls[name];
  const inWorld: RefusalStatus[] = name in ofAll ? [] : [410, 503];
  const found: RefusalStatus[] = [400, 422, 500, ...inWorld, ...refuses];
  return found.sort((one, other) => one - other);
}
