import { DIGEST_LENGTH } from 'deferred-hydration/document';

/** The first part of the addresses at which browsers load deferred payloads. */
export const PAYLOADS = '/_page';

/** Matches `/_page/<digest><page address>` and `/_page/save-data/<digest><page address>`. */
export const payloadAddress = new RegExp(
  `^${PAYLOADS}/(save-data/)?([\\w-]{${DIGEST_LENGTH}})(/.*)$`,
);
