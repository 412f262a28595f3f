import { z } from 'zod';
import { withoutBlank } from '@/lib/settings/all';
import { tests } from '@/lib/settings/shop';

const { E2E_PORT, E2E_API_PORT } = tests;

/** The ports of the storefront and of the mocked API in the end-to-end tests. */
export const ports = z
  .object({ E2E_PORT: E2E_PORT.schema, E2E_API_PORT: E2E_API_PORT.schema })
  .parse(withoutBlank(process.env));
