import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApiDocument } from '@/api/http/openapi';
import { calls } from '@/lib/contract/calls';
import { contract } from '@/lib/contract/contract';
import { normalize } from '@/lib/http/normalize';
import type { Hints } from '@/tests/support/arbitrary-json';
import { undocumented } from '@/tests/support/documented';
import {
  type Document,
  type Endpoint,
  endpointsOf,
  requestsTo,
  search,
} from '@/tests/support/openapi-requests';
import { aWorld } from './a-world';

const RUNS = 15;
const endpoints = endpointsOf(JSON.parse(JSON.stringify(openApiDocument())) as Document);

const someId = fc.integer({ min: 1, max: 60 });
/** Generators for parameters and body fields, by name. Many of the generated ids exist. */
const hints: Hints = {
  id: someId,
  slug: fc.oneof(someId.map(String), fc.string({ minLength: 1, maxLength: 30 })),
  group: fc.constantFrom('about', 'news', 'team', 'blog', 'nothing'),
  page: fc.integer({ min: 1, max: 5 }),
  size: fc.integer({ min: 1, max: 40 }),
  product: someId,
  sub_product: someId,
  region: fc.integer({ min: 1, max: 1800 }),
  district: fc.integer({ min: 1, max: 300 }),
  city: fc.integer({ min: 1, max: 300 }),
  amount: fc.integer({ min: 1, max: 3 }),
  count: fc.integer({ min: 1, max: 3 }),
  phone: fc.constantFrom('+998 90 123 45 67', '998935554433', '12'),
  phone_number: fc.constantFrom('+998 90 123 45 67', '998935554433', '12'),
  type: fc.constantFrom(1, 'courier', 'pickup', 'address'),
  values: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
};

test('documents every endpoint of the contract', () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
});

test.each(endpoints)(
  'returns a response for $name that matches the document and the contract (B-43)',
  async (endpoint) => {
    const { raw, signIn } = await aWorld();
    const headers = await signIn();
    const { name, method } = endpoint;
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, hints), async ({ path, query, body }) => {
        const response = await raw(`${method} ${path}${search(query)}`, { headers, body });
        const reply = await response.clone().json();

        expect(response.status).toBeLessThan(500);
        expect(Object.keys(reply).sort()).toEqual(['data', 'message', 'status']);
        expect(reply.status).toBe(response.ok);
        if (response.ok) contract[name].data.parse(normalize(reply.data));
        expect(await undocumented(method, `/api/v1${path}`, response)).toBeNull();
      }),
      { numRuns: takesAnything(endpoint) ? RUNS : 1 },
    );
  },
);

function takesAnything({ operation }: Endpoint): boolean {
  return (
    operation.requestBody !== undefined || operation.parameters.some((one) => one.in !== 'header')
  );
}
