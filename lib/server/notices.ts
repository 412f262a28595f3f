import { getLocale } from 'next-intl/server';
import { contentKey } from '@/lib/domain/content-key';
import { shopMode } from '@/lib/domain/start-guard';
import { startFacts } from '@/lib/env.server';
import { cleanHtml } from './sanitize';
import { getSettings } from './site';

export async function getMaintenance() {
  const [{ modal_title, modal_description }, locale] = await Promise.all([
    getSettings(),
    getLocale(),
  ]);
  const title = modal_title[locale].trim();
  if (title === '') return null;
  return {
    title,
    html: cleanHtml(modal_description[locale]),
    // Covers both languages: a notice read in one is dismissed in the other.
    noticeKey: contentKey(JSON.stringify([modal_title, modal_description])),
  };
}

export async function isStagingShop(): Promise<boolean> {
  const { is_staging = false } = await getSettings();
  return is_staging || shopMode(startFacts) === 'staging';
}
