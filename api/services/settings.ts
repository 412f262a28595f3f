import { count } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { settings as rows } from '@/api/db/schema/content';
import { deliveryPoints } from '@/api/db/schema/geo';
import { headPicture } from '@/api/media/picture-path';
import type { Ports } from '@/api/ports';
import { type Settings, settings } from '@/lib/contract/site';

const SETTINGS_MAX = 200;

/** What holds until the operator sets something else. */
const defaults: Omit<Settings, 'pickup_points'> = {
  app_name: 'Chorsu',
  head_title: { uz: 'Chorsu', ru: 'Chorsu' },
  head_description: { uz: '', ru: '' },
  keywords: { uz: '', ru: '' },
  head_image: headPicture(),
  modal_title: { uz: '', ru: '' },
  modal_description: { uz: '', ru: '' },
  test_mode: true,
  courier_days: 2,
  return_days: 10,
};

export async function getSettings({ db }: Ports): Promise<Settings> {
  const [points] = await db.select({ count: count() }).from(deliveryPoints);
  return settings.parse({
    ...defaults,
    ...(await storedSettings(db)),
    pickup_points: points?.count ?? 0,
  });
}

async function storedSettings(db: Db): Promise<Record<string, unknown>> {
  const stored = await db.select().from(rows).limit(SETTINGS_MAX);
  return Object.fromEntries(stored.map(({ key, value }) => [key, value]));
}
