import type { Colour, Dimensions, Tint } from '@/api/demo/seed/department';
import { type BannerFormat, renderScenes, type Shape, type Wash } from './picture';
import { viewsOf } from './renders';

type Goods = {
  subject: string;
  tint: Tint;
  colour?: Colour | undefined;
};

/** One to three subjects, each a name or, with a color, `name~colour`. */
type Group = { tint: Wash; subjects: string[] };

export function goodsPicture({ subject, scene, tint, colour }: Goods & { scene: string }) {
  return `goods/${joined([subject, scene, tint, colour])}.jpg`;
}

/** Lists the images of a product, including one with its dimensions if they are known. */
export function goodsGallery(goods: Goods, dimensions?: Dimensions): string[] {
  const scenes: string[] = renderScenes(viewsOf(goods.subject));
  if (dimensions) scenes.push(`size-${dimensions.join('x')}`);
  return scenes.map((scene) => goodsPicture({ ...goods, scene }));
}

export function iconPicture(subject: string): string {
  return `icons/${subject}.webp`;
}

export function bannerPicture({
  tint,
  subjects,
  format,
}: Group & { format: BannerFormat }): string {
  return `banners/${joined([tint, ...subjects, format])}.webp`;
}

export function postPicture({ tint, subjects }: Group): string {
  return `posts/${joined([tint, ...subjects])}.webp`;
}

export function shopPicture({ tint, subjects }: Group): string {
  return `shops/${joined([tint, ...subjects])}.webp`;
}

export function partnerPicture({ shape, colour }: { shape: Shape; colour: Colour }): string {
  return `partners/${joined([shape, colour])}.webp`;
}

export function headPicture(): string {
  return 'head/chorsu.jpg';
}

function joined(parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('.');
}
