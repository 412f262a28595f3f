import { z } from 'zod';
import { httpAddress, settings } from './setting';

const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64');

/** Receivers of the shop's events. */
export const staff = settings({
  WEBHOOK_URL: {
    schema: httpAddress.optional(),
    readBy: ['api'],
    meaning:
      'The address of your own system, to which the shop posts its events: orders, payments, stock. It may be in a private network; redirects are not followed.',
  },
  WEBHOOK_SECRET: {
    schema: webhookSecret.optional(),
    readBy: ['api'],
    isSecret: true,
    meaning:
      'The key with which events are signed, in the form of Standard Webhooks. Create one with `echo "whsec_$(openssl rand -base64 32)"`.',
  },
});
