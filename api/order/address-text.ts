import type { Text } from '@/api/db/schema/column';
import { isNamedByStreet } from '@/lib/domain/order/delivery';

type Written = {
  region: Text;
  district: Text;
  house: string;
  entrance: string;
  floor: string;
  flat: string;
  intercom_code: string;
  comment: string;
};

/** Formats an address as one line in each language, with empty fields left out. */
export function addressText({ region, district, house, comment, ...inside }: Written): Text {
  const { entrance, floor, flat, intercom_code: code } = inside;
  const uz = [
    region.uz,
    district.uz,
    house,
    entrance && `${entrance}-podyezd`,
    floor && `${floor}-qavat`,
    flat && `${flat}-xonadon`,
    code && `domofon ${code}`,
  ];
  const ru = [
    region.ru,
    district.ru,
    house,
    entrance && `подъезд ${entrance}`,
    floor && `этаж ${floor}`,
    flat && `кв. ${flat}`,
    code && `домофон ${code}`,
  ];
  return { uz: inOneLine([...uz, comment]), ru: inOneLine([...ru, comment]) };
}

type Point = { name: Text; city: Text; address: Text };

/** Formats a pickup point as one line in each language; omits a name that repeats the street. */
export function pointText({ name, city, address }: Point): Text {
  const line = (locale: keyof Text) => {
    const texts = { name: name[locale], city: city[locale], address: address[locale] };
    const place = `${texts.city}, ${texts.address}`;
    return isNamedByStreet(texts) ? place : `${texts.name}: ${place}`;
  };
  return { uz: line('uz'), ru: line('ru') };
}

function inOneLine(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
