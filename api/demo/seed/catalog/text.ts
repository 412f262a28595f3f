import type { SeedProduct, Text } from '@/api/demo/seed/department';
import { specNames } from './spec-names';

const units = new Map(
  Object.entries({
    A: 'А',
    GB: 'ГБ',
    GHz: 'ГГц',
    Hz: 'Гц',
    J: 'Дж',
    K: 'К',
    MB: 'МБ',
    MHz: 'МГц',
    MP: 'Мп',
    MPa: 'МПа',
    N: 'Н',
    Pa: 'Па',
    TB: 'ТБ',
    V: 'В',
    W: 'Вт',
    ayl: 'об',
    bar: 'бар',
    dB: 'дБ',
    daq: 'мин',
    daqiqa: 'мин',
    dona: 'шт.',
    g: 'г',
    kHz: 'кГц',
    kPa: 'кПа',
    kW: 'кВт',
    kg: 'кг',
    kun: 'дн.',
    l: 'л',
    lm: 'лм',
    m: 'м',
    'm²': 'м²',
    'm³': 'м³',
    mA: 'мА',
    ml: 'мл',
    mm: 'мм',
    oy: 'мес.',
    s: 'с',
    sm: 'см',
    soat: 'ч',
    soniya: 'с',
    ta: 'шт.',
    yil: 'г.',
  }),
);

const unit = /(?<=\d |[\p{L}²³][/·])\p{L}+[²³]?/gu;

/** Builds a text in two languages. */
export const t = (uz: string, ru: string): Text => ({ uz, ru });

/** Builds a value whose languages differ only in units: `40 soat` is `40 ч`. */
export const measure = (value: string): Text => ({
  uz: value,
  ru: value.replace(unit, (name) => units.get(name) ?? name),
});

/** Builds paragraphs of HTML. A list of strings becomes a bulleted list. */
export const html = (...blocks: (string | string[])[]): string =>
  blocks
    .map((block) =>
      typeof block === 'string'
        ? `<p>${block}</p>`
        : `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('');

type SpecRow = [name: keyof typeof specNames, value: Text | string];

/** Builds the property table. A plain string is a measure. */
export const specs = (...rows: SpecRow[]): SeedProduct['specs'] =>
  rows.map(([name, value]) => ({
    name: specNames[name],
    value: typeof value === 'string' ? measure(value) : value,
  }));
