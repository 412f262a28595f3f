import { getLocale } from 'next-intl/server';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { shopMode } from '@/lib/domain/start-guard';
import { contentKey } from '@/lib/domain/text/content-key';
import { startFacts } from '@/lib/env.server';
import { cleanHtml } from './sanitize';
import { getSettings } from './site';

/** Returns the maintenance notice, or `null` if there is none. */
export async function getMaintenance() {
  const [{ modal_title, modal_description }, shown] = await Promise.all([
    getSettings(),
    getLocale(),
  ]);
  const locale = contentLocale(shown);
  const title = modal_title[locale].trim();
  if (title === '') return null;
  return {
    title,
    html: cleanHtml(modal_description[locale]),
    // The digest covers both languages, so that dismissing the notice in one language dismisses it
    // in the other.
    noticeKey: contentKey(JSON.stringify([modal_title, modal_description])),
  };
}

/**
 * Returns whether this is a staging shop, which may have unsafe settings. The settings of the API
 * and of this process are checked.
 */
export async function isStagingShop(): Promise<boolean> {
  const { is_staging = false } = await getSettings();
  return is_staging || shopMode(startFacts) === 'staging';
}
