import { DIGEST_LENGTH } from 'deferred-hydration/document';

export const PAYLOADS = '/_page';

/** `/_page/<digest><address of the page>`, or `/_page/save-data/<digest>…` of a save-data page. */
export const payloadAddress = new RegExp(
  `^${PAYLOADS}/(save-data/)?([\\w-]{${DIGEST_LENGTH}})(/.*)$`,
);
