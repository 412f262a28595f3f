import type { Text } from '@/api/demo/seed/department';
import { TASHKENT_OFFSET_MS } from '@/lib/domain/time/date';
import { t } from './text';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const seasons = {
  winter: t('Qish mavsumi', 'Зимний сезон'),
  spring: t('Bahor mavsumi', 'Весенний сезон'),
  summer: t('Yoz mavsumi', 'Летний сезон'),
  autumn: t('Kuz mavsumi', 'Осенний сезон'),
};

const months = {
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
    ' ',
  ),
};

/** Returns the season by the calendar of Tashkent. */
export function seasonOf(date: Date): Text {
  const month = local(date).getUTCMonth();
  if (month < 2 || month === 11) return seasons.winter;
  if (month < 5) return seasons.spring;
  return month < 8 ? seasons.summer : seasons.autumn;
}

/** Formats `30-noyabrgacha` and `до 30 ноября` by the calendar of Tashkent. */
export function untilText(end: Date): Text {
  const [day, month] = [local(end).getUTCDate(), local(end).getUTCMonth()];
  return t(`${day}-${months.uz[month]}gacha`, `до ${day} ${months.ru[month]}`);
}

/** Returns the last second of the first Sunday that is at least two days away. */
export function endOfWeekend(now: Date): Date {
  const from = local(now);
  // Sunday is day 0.
  const away = 2 + ((7 - ((from.getUTCDay() + 2) % 7)) % 7);
  const midnight = from.getTime() - (from.getTime() % DAY_MS);
  return new Date(midnight + (away + 1) * DAY_MS - 1000 - TASHKENT_OFFSET_MS);
}

/** Replaces the placeholder `{place}` of a text with another text. */
export function withPlace(text: Text, place: string, value: Text): Text {
  const put = (locale: keyof Text) => text[locale].replace(`{${place}}`, value[locale]);
  return { uz: put('uz'), ru: put('ru') };
}

function local(date: Date): Date {
  return new Date(date.getTime() + TASHKENT_OFFSET_MS);
}
