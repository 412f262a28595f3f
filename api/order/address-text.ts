import type { Text } from '@/api/db/schema/column';

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

/** An address in one line, in both languages. */
export function addressText({ region, district, house, comment, ...inside }: Written): Text {
  const { entrance, floor, flat, intercom_code: code } = inside;
  const uz = [
    ...[region.uz, district.uz, house],
    ...[entrance && `${entrance}-kirish`, floor && `${floor}-qavat`, flat && `${flat}-xonadon`],
    code && `domofon ${code}`,
  ];
  const ru = [
    ...[region.ru, district.ru, house],
    ...[entrance && `подъезд ${entrance}`, floor && `этаж ${floor}`, flat && `кв. ${flat}`],
    code && `домофон ${code}`,
  ];
  return { uz: inOneLine([...uz, comment]), ru: inOneLine([...ru, comment]) };
}

type Point = { name: Text; city: Text; address: Text };

/** A pick-up point in one line; many points are named after their street. */
export function pointText({ name, city, address }: Point): Text {
  const [uz, ru] = [`${city.uz}, ${address.uz}`, `${city.ru}, ${address.ru}`];
  return {
    uz: uz.startsWith(name.uz) ? uz : `${name.uz}: ${uz}`,
    ru: ru.startsWith(name.ru) ? ru : `${name.ru}: ${ru}`,
  };
}

function inOneLine(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
