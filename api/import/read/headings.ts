import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { fold } from '@/lib/domain/text/fold';
import { type Column, columnNames } from './columns';
import { readTextFile } from './file-bytes';

/** Columns by heading. A heading with `null` is ignored. */
export type Headings = ReadonlyMap<string, Column | null>;

/** Maps the headings of a file to columns. */
export type FileFormat = {
  headings: Headings;
  /** Called once with the headings that are ignored, if there are any. */
  onIgnored?: ((headings: string[]) => void) | undefined;
};

/**
 * Headings that accounting programs write, in Russian and Uzbek. The comparison ignores case,
 * punctuation and script, so `Артикул` and `Artikul` are the same.
 */
const known: Record<Column, readonly string[]> = {
  article: ['артикул', 'код', 'код товара', 'sku', 'kod', 'mahsulot kodi', 'tovar kodi'],
  category: ['категория', 'группа', 'группа товара', 'раздел', 'kategoriya', 'toifa', 'turkum'],
  name_uz: ['название узб', 'наименование узб', 'nomi', 'nomi oʻzb', 'mahsulot nomi'],
  name_ru: [
    'наименование',
    'название',
    'номенклатура',
    'товар',
    'наименование товара',
    'название товара',
    'наименование рус',
    'название рус',
    'nomi rus',
  ],
  brand: ['бренд', 'марка', 'производитель', 'brend', 'ishlab chiqaruvchi'],
  short_uz: ['краткое описание узб', 'qisqa tavsif'],
  short_ru: ['краткое описание', 'краткое описание рус'],
  description_uz: ['описание узб', 'tavsif', 'tavsifi'],
  description_ru: ['описание', 'описание рус'],
  price: [
    'цена',
    'цена сум',
    'цена продажи',
    'розничная цена',
    'цена розничная',
    'narx',
    'narxi',
    'narxi soʻm',
    'sotish narxi',
  ],
  discounted_price: ['цена со скидкой', 'акционная цена', 'chegirma narxi', 'chegirmali narx'],
  sale_percent: ['скидка процент', 'процент скидки', 'chegirma foizi'],
  stock: [
    'остаток',
    'количество',
    'кол во',
    'остаток на складе',
    'количество на складе',
    'qoldiq',
    'qoldigʻi',
    'soni',
    'miqdori',
  ],
  options: ['варианты', 'вариант', 'опции', 'variant', 'variantlar'],
  attributes: ['свойства', 'характеристики', 'xususiyatlar', 'xususiyatlari'],
  images: [
    'фото',
    'картинка',
    'картинки',
    'изображение',
    'изображения',
    'ссылка на фото',
    'rasm',
    'rasmi',
    'rasmlar',
  ],
  ikpu: ['икпу', 'код икпу', 'ikpu kodi', 'mxik', 'mxik kodi', 'код mxik'],
  package_code: ['код упаковки', 'код единицы измерения', 'qadoq kodi', 'oʻram kodi'],
  vat_percent: [
    'ндс',
    'ндс процент',
    'ставка ндс',
    'ставка ндс процент',
    'qqs',
    'qqs процент',
    'qqs foizi',
    'qqs stavkasi',
  ],
  express: ['экспресс', 'ekspress'],
  is_new: ['новинка', 'yangi'],
  withdrawn: ['снят с продажи', 'снято с продажи', 'sotuvdan olingan'],
};

const standard: Headings = new Map(
  columnNames.flatMap((column) =>
    [column, ...(known[column] ?? [])].map((heading): [string, Column] => [keyOf(heading), column]),
  ),
);

/** Finds the column of a heading: `undefined` for an unknown heading, `null` for an ignored one. */
export function columnOf(heading: string, own: Headings): Column | null | undefined {
  const key = keyOf(heading);
  return own.has(key) ? own.get(key) : standard.get(key);
}

/**
 * Returns the key by which headings are compared. It ignores punctuation, so `Цена, сум` equals
 * `Цена (сум)`.
 */
function keyOf(heading: string): string {
  return fold(heading.replaceAll('%', ' процент '));
}

const table = z.record(z.string(), z.enum(columnNames).nullable());

/**
 * Reads a table of headings, such as `{ "Штрихкод": null, "Опт": "price" }`.
 * @throws OperatorFailure when the file is not such a table.
 */
export async function readHeadings(file: string): Promise<Headings> {
  const bytes = await readTextFile(file);
  try {
    const entries = Object.entries(table.parse(JSON.parse(String(bytes).replace(/^\uFEFF/, ''))));
    return new Map(entries.map(([heading, column]) => [keyOf(heading), column]));
  } catch (cause) {
    const names = columnNames.join(', ');
    throw new OperatorFailure(
      `${file} must be a JSON object that maps each heading to null or to one of ${names}`,
      { cause },
    );
  }
}
