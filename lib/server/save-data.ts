import { headers } from 'next/headers';

/** The storefront's server says so of weak networks too (server/http/save-data). */
export async function isSaveDataPage(): Promise<boolean> {
  return (await headers()).get('save-data') === 'on';
}
