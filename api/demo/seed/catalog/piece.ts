import type { SeedProduct, Text } from '@/api/demo/seed/department';
import { html, specs, t } from './text';

type Pair = [uz: string, ru: string];
type SpecRows = Parameters<typeof specs>;

/** The shared data of similar products. The last paragraph describes delivery or care. */
type Kind = {
  category: string;
  made: Text;
  care: Pair;
  rows?: SpecRows;
  /** The origin. It replaces the warranty in the table of products that wilt, break or wear out. */
  from?: Text;
};

type Piece = Omit<
  Partial<SeedProduct>,
  'name' | 'category' | 'specs' | 'short' | 'description' | 'render'
> & {
  price: number;
  size: string;
  weight: string;
  made?: Text;
  rows?: SpecRows;
  says: Pair;
  about: Pair;
  /** Replaces the shared text where it does not fit. */
  care?: Pair;
  from?: Text;
};

/** Builds products that are described mainly by their image, size and material. */
export const pieces =
  (kind: Kind) =>
  (render: string, name: Pair, piece: Piece): SeedProduct => {
    const { made, rows = [], care, category, from, ...own } = { ...kind, ...piece };
    const { size, weight, says, about, ...rest } = own;
    const [width, depth, height] =
      /^(\d+) × (\d+) × (\d+) sm$/.exec(size)?.slice(1).map(Number) ?? [];
    return {
      ...rest,
      ...(width && depth && height && { dimensions: [width, depth, height] }),
      render,
      name: t(...name),
      category,
      filters: { material: made, ...rest.filters },
      specs: specs(
        ['size', size],
        ['material', made],
        ['weight', weight],
        ...rows,
        from ? ['country', from] : ['warranty', t('12 oy', '12 месяцев')],
      ),
      short: t(...says),
      description: t(html(about[0], care[0]), html(about[1], care[1])),
    };
  };

export const uzbekistan = t('Oʻzbekiston', 'Узбекистан');

export const made = {
  fabric: t('Mato', 'Ткань'),
  velour: t('Velyur', 'Велюр'),
  leather: t('Charm', 'Кожа'),
  ecoLeather: t('Ekocharm', 'Экокожа'),
  wood: t('Yogʻoch', 'Дерево'),
  chipboard: t('LDSP', 'ЛДСП'),
  metal: t('Metall', 'Металл'),
  steel: t('Zanglamas poʻlat', 'Нержавеющая сталь'),
  glass: t('Shisha', 'Стекло'),
  plastic: t('Plastik', 'Пластик'),
  ceramic: t('Keramika', 'Керамика'),
  rattan: t('Rotang', 'Ротанг'),
  cotton: t('Paxta', 'Хлопок'),
  wool: t('Jun', 'Шерсть'),
  rubber: t('Rezina', 'Резина'),
  stone: t('Tosh', 'Камень'),
  plant: t('Tirik oʻsimlik', 'Живое растение'),
} as const;
