import { goodsGallery, goodsPicture } from '@/api/demo/pictures/picture-path';
import { recordOf, type StoredFlag, storedFlags } from '@/lib/domain/product/catalog-flags';
import { nameOf } from './attribute-name';
import type { Colour, SeedDepartment, SeedProduct, Text, Tint } from './department';
import type { Random } from './random';
import type { ValueRegistry } from './value-registry';
import { toVariants, type VariantRow } from './variant-rows';

export type ProductRows = {
  product: Record<StoredFlag, boolean> & {
    id: number;
    article: string;
    categoryId: number;
    name: Text;
    short: Text;
    description: Text;
    specs: SeedProduct['specs'];
    rating: number;
    reviewsCount: number;
    popularity: number;
    isNew: boolean;
    createdAt: Date;
    updatedAt: Date;
  };
  values: { productId: number; valueId: number }[];
  variants: VariantRow[];
  images: { productId: number; position: number; image: string; valueId: number | null }[];
  /** Photos of the product at home, for reviews. */
  photos: string[];
};

type Shop = {
  id: number;
  categoryId: number;
  attributes: SeedDepartment['attributes'];
  tint: Tint;
  registry: ValueRegistry;
  random: Random;
  now: Date;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_DAYS = 14;
const OLD_DAYS = 400;
const FIRST_ARTICLE = 10_000_000;
const OTHER_COLOUR_PICTURES = 2;

/** Categories with clothes, or with products that hang on a wall or a ceiling. */
const hanging = [
  'ayollar-kiyimlari',
  'bog-asboblari',
  'datchik-va-yoritish',
  'erkaklar-kiyimlari',
  'gilam-va-pardalar',
  'hammom-buyumlari',
  'hovli-jihozlari',
  'isitish-va-issiq-suv',
  'kamera-va-domofonlar',
  'lampochka-va-fonarlar',
  'milliy-kiyimlar',
  'pichoq-va-anjomlar',
  'plita-va-sorgichlar',
  'qandillar',
  'qulf-va-himoya',
  'rakovina-va-unitazlar',
  'rozetka-va-kabellar',
  'saqlash-savatlari',
  'soat-kozgu-va-ramkalar',
  'stol-sporti',
  'ventilyator-va-namlagichlar',
];

/** Builds all rows of one demo product. */
export function toProductRows(seed: SeedProduct, shop: Shop): ProductRows {
  const { id, random, registry } = shop;
  const variants = toVariants(seed, shop);
  const age = seed.isNew ? random.between(1, NEW_DAYS) : random.between(NEW_DAYS + 1, OLD_DAYS);
  const createdAt = new Date(shop.now.getTime() - age * DAY_MS);
  const own = [
    ...(seed.brand ? [registry.brandValueId(seed.brand)] : []),
    ...Object.entries(seed.filters ?? {}).map(([key, value]) =>
      registry.valueId(registry.attributeId(key, nameOf(key, shop.attributes)), value),
    ),
  ];
  const chosen = variants.flatMap(({ options }) => Object.values(options));
  return {
    product: {
      id,
      article: String(FIRST_ARTICLE + id),
      categoryId: shop.categoryId,
      name: seed.name,
      short: seed.short,
      description: seed.description,
      specs: seed.specs,
      rating: 0,
      reviewsCount: 0,
      popularity: popularityOf(seed, random),
      ...flagsOf(seed, random),
      isNew: seed.isNew ?? false,
      createdAt,
      updatedAt: new Date(createdAt.getTime() + random.between(0, age) * DAY_MS),
    },
    values: [...new Set([...own, ...chosen])].map((valueId) => ({ productId: id, valueId })),
    variants,
    images: imagesOf(seed, shop),
    photos: photosOf(seed, shop),
  };
}

function popularityOf(seed: SeedProduct, random: Random): number {
  const bought = Math.round(random.next() ** 2 * 900);
  return bought + (seed.discount ? 80 : 0) + (seed.stock === 'none' ? 0 : 20);
}

/** One random number serves all flags, so that a new flag does not change the rest of the demo. */
function flagsOf(seed: SeedProduct, random: Random): Record<StoredFlag, boolean> {
  const isInStock = seed.stock !== 'none';
  const drawn = isInStock ? random.next() : 0;
  return recordOf(storedFlags, (_, at) => isInStock && (drawn * (6 * at + 1)) % 1 < 0.4);
}

/** Lists the whole gallery in the first color and a few images in each other color. */
function imagesOf(seed: SeedProduct, { id, tint, registry }: Shop): ProductRows['images'] {
  const inColour = (colour: Colour | undefined) =>
    goodsGallery({ subject: seed.render, tint, colour }, seed.dimensions).map((image) => ({
      image,
      valueId: colour ? registry.colourValueId(colour) : null,
    }));
  const [first, ...others] = seed.colours ?? [];
  const pictures = [
    ...inColour(first),
    ...others.flatMap((colour) => inColour(colour).slice(0, OTHER_COLOUR_PICTURES)),
  ];
  return pictures.map((picture, position) => ({ productId: id, position, ...picture }));
}

/** Lists one photo per color, which shows the product on a floor at home. */
function photosOf({ render: subject, colours, category }: SeedProduct, { tint }: Shop): string[] {
  if (hanging.includes(category)) return [];
  return (colours ?? [undefined]).map((colour) =>
    goodsPicture({ subject, scene: 'scene', tint, colour }),
  );
}
