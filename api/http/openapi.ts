import { API_BASE } from '@/lib/constants';
import { calls, methodAndPath } from '@/lib/contract/calls';
import { callNames } from '@/lib/contract/contract';
import { type ErrorShape, errorShapes } from './call-errors';
import { operation } from './openapi-operation';
import { envelope, JSON_TYPE, type Json, toJson } from './openapi-parts';
import { webhooks } from './openapi-webhooks';

const INTRODUCTION = `The API of the shop. Amounts are whole UZS, times are ISO 8601 with an offset, and images are paths below \`/media\`.

**Envelope.** Every response is an object of \`status\`, \`data\` and \`message\`. Errors have \`status: false\` and a text for the shopper in \`data.detail\`.

**Language.** \`Accept-Language\` selects the language of names and texts: \`uz\` (default) or \`ru\`.

**Guests.** The first write of a browser sets the cookie \`sid\`, which owns the cart, the wishlist and the alerts. Pages of other sites cannot send writes.

**Customers.** \`POST /user/send-code\` and \`POST /user/sign-in\` sign a customer in: the second one returns a token. Endpoints with a lock require it: press *Authorize* and enter it. In test mode, the response to \`POST /user/send-code\` contains the code.

**Examples** are recorded in the demonstration shop. Lists and texts in example responses are shortened.`;

const tags: Record<string, string> = {
  user: 'Sign-in, profile and sessions',
  address: 'Saved addresses',
  cart: 'The cart of a customer or guest',
  liked: 'The wishlist of a customer or guest',
  order: 'Prices, orders and payments',
  geo: 'Regions, districts, pickup points and branches',
  catalog: 'Categories, collections and banners',
  product: 'Products, searches and recently viewed products',
  sale: 'Sales',
  content: 'Blog, pages, questions, team and partners',
  site: 'Settings, contacts and menu of the shop',
  restock: 'Back-in-stock alerts',
  review: 'Reviews of products',
  webhook: 'Events that the shop posts to the webhook of its operator',
};

let made: Json | undefined;

/**
 * Returns the OpenAPI document of the contract. It is built once, because building it takes as long
 * as serving ten product lists and anyone may request it.
 */
export function openApiDocument(): Json {
  made ??= make();
  return made;
}

function make(): Json {
  const schemas: Json = {};
  return {
    openapi: '3.1.0',
    info: { title: 'Chorsu', version: 'v1', description: INTRODUCTION },
    servers: [{ url: API_BASE }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: paths(schemas),
    webhooks: webhooks(),
    components: {
      schemas,
      responses: errorResponses(),
      securitySchemes: { customer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function paths(schemas: Json): Json {
  const found: Record<string, Json> = {};
  for (const name of callNames) {
    const [method, path] = methodAndPath(calls[name]);
    const key = path.replace(/:(\w+)/g, '{$1}');
    found[key] = { ...found[key], [method.toLowerCase()]: operation(name, schemas) };
  }
  return found;
}

function errorResponses(): Json {
  const shapes: ErrorShape[] = Object.values(errorShapes);
  return Object.fromEntries(
    shapes.map(({ name, description, data, example, hasRetryAfter }) => {
      const schema = envelope(toJson(data, 'output'));
      const value = { status: false, data: example, message: example.detail };
      const content = { [JSON_TYPE]: { schema, example: value } };
      const headers = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
      return [name, { description, ...(hasRetryAfter && { headers }), content }];
    }),
  );
}
