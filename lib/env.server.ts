import { z } from 'zod';

const parsed = z
  .object({
    API_URL: z.url().default('http://127.0.0.1:4001'),
    SITE_URL: z.url().default('http://localhost:3000'),
    REVALIDATE_SECRET: z.string().min(16).optional(),
  })
  .safeParse(process.env);

if (!parsed.success) {
  throw new Error(`Bad environment: ${z.prettifyError(parsed.error)}`);
}

const { API_URL, SITE_URL, ...rest } = parsed.data;

export const envServer = {
  ...rest,
  API_URL: API_URL.replace(/\/$/, ''),
  SITE_URL: SITE_URL.replace(/\/$/, ''),
};
