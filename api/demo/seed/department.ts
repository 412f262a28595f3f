export type Text = { uz: string; ru: string };

/** Width, depth and height in centimeters. */
export type Dimensions = [number, number, number];

export const tints = [
  'electronics',
  'clothes',
  'home',
  'beauty',
  'children',
  'sport',
  'food',
  'tools',
  'travel',
] as const;
export type Tint = (typeof tints)[number];

/** Colors of options, with the #rrggbb of swatches and image tints. */
export const colours = {
  white: { name: { uz: 'Oq', ru: 'Белый' }, hex: '#f2f3f5' },
  black: { name: { uz: 'Qora', ru: 'Чёрный' }, hex: '#2b2d33' },
  grey: { name: { uz: 'Kulrang', ru: 'Серый' }, hex: '#9aa0a8' },
  blue: { name: { uz: 'Koʻk', ru: 'Синий' }, hex: '#5b8fd6' },
  sky: { name: { uz: 'Havorang', ru: 'Голубой' }, hex: '#8cc8ea' },
  green: { name: { uz: 'Yashil', ru: 'Зелёный' }, hex: '#58a886' },
  red: { name: { uz: 'Qizil', ru: 'Красный' }, hex: '#c8322f' },
  pink: { name: { uz: 'Pushti', ru: 'Розовый' }, hex: '#e594a5' },
  yellow: { name: { uz: 'Sariq', ru: 'Жёлтый' }, hex: '#e9c155' },
  orange: { name: { uz: 'Toʻq sariq', ru: 'Оранжевый' }, hex: '#e08a3c' },
  purple: { name: { uz: 'Binafsha', ru: 'Фиолетовый' }, hex: '#6a4fa3' },
  brown: { name: { uz: 'Jigarrang', ru: 'Коричневый' }, hex: '#8a5a3c' },
  beige: { name: { uz: 'Bej', ru: 'Бежевый' }, hex: '#d9c3a0' },
} as const satisfies Record<string, { name: Text; hex: string }>;
export type Colour = keyof typeof colours;

export type SeedCategory = {
  /** The slug in Latin letters, unique in the shop and without an id. */
  slug: string;
  name: Text;
  children?: SeedCategory[];
};

/** An option that the shopper selects. `extra` is added to the price, in UZS. */
export type SeedOption = { attribute: string; values: { text: Text; extra?: number }[] };

export type SeedProduct = {
  name: Text;
  /** The slug of the leaf category. */
  category: string;
  brand?: string;
  /** Whole UZS before the discount. */
  price: number;
  /** Whole percent; missing without a discount. */
  discount?: number;
  /** Marks a percent sale. Unlike a fixed price, its price is not rounded to hundreds. */
  isPercentSale?: true;
  /** The name of its render in `api/demo/render/goods.json`. */
  render: string;
  /** Color options; the first one is shown first. */
  colours?: Colour[];
  options?: SeedOption[];
  /** Filter values by attribute key, in addition to colors, options and brand. */
  filters?: Record<string, Text>;
  specs: { name: Text; value: Text }[];
  /** Width, depth and height in centimeters, for an image with its dimensions. */
  dimensions?: Dimensions;
  /** One sentence of plain text. */
  short: Text;
  /** Two or three paragraphs of HTML: p, ul, li, strong. */
  description: Text;
  /**
   * `none` is sold out, `few` means 1–5 units per variant. By default, most variants have many
   * units.
   */
  stock?: 'none' | 'few';
  isNew?: true;
};

export type SeedDepartment = {
  category: SeedCategory & { icon: string };
  tint: Tint;
  /** Names by attribute key, for every key in `options` and `filters`. */
  attributes: Record<string, Text>;
  products: SeedProduct[];
};
