import type { branches } from '@/api/db/schema/geo';
import type { SectionInput } from './document';

type Values = Omit<typeof branches.$inferSelect, 'id' | 'position' | 'images'>;
type Branch = Omit<SectionInput<'branches'>[number], 'images'>;

/** Converts a branch or a pickup point to the form of the document. */
export function toPlace({ workTime, ...place }: Values): Branch {
  const { name, city, address, latitude, longitude, phone } = place;
  return { name, city, address, latitude, longitude, phone, work_time: workTime };
}

export function toPlaceValues({ work_time: workTime, ...place }: Branch): Values {
  return { ...place, workTime };
}
