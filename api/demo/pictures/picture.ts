import type { Colour, Dimensions, Tint } from '@/api/demo/seed/department';

export const scenes = ['front', 'side', 'third', 'scene', 'crop', 'size'] as const;
export type Scene = (typeof scenes)[number];

/** Backgrounds of banners, posts and shops, stronger than the tints of products. */
export const washes = ['silk', 'sky', 'mint', 'rose', 'lilac', 'sand'] as const;
export type Wash = (typeof washes)[number];

export const bannerFormats = ['wide', 'narrow'] as const;
export type BannerFormat = (typeof bannerFormats)[number];

export const shapes = [
  'petals',
  'arches',
  'rings',
  'waves',
  'tiles',
  'sun',
  'peaks',
  'leaf',
] as const;
export type Shape = (typeof shapes)[number];

export type ColouredSubject = { subject: string; colour: Colour | null };

export type Picture =
  | {
      kind: 'goods';
      subject: string;
      scene: Scene;
      tint: Tint;
      colour: Colour | null;
      /** Set only for the scene `size`. */
      dimensions?: Dimensions | undefined;
    }
  | { kind: 'icon'; subject: string }
  | { kind: 'banner'; tint: Wash; subjects: ColouredSubject[]; format: BannerFormat }
  | { kind: 'post'; tint: Wash; subjects: ColouredSubject[] }
  | { kind: 'shop'; tint: Wash; subjects: ColouredSubject[] }
  | { kind: 'partner'; shape: Shape; colour: Colour }
  | { kind: 'head' };

/** The side that each scene shows. The room (`scene`) shows side 2 of a subject that has one. */
const views: Record<Scene, number> = { front: 1, side: 2, third: 3, scene: 1, crop: 1, size: 1 };

export function viewOfScene(scene: Scene): number {
  return views[scene];
}

/** Lists all sides and a close-up. */
export function renderScenes(sides: number): Scene[] {
  return [...(['front', 'side', 'third'] as const).slice(0, sides), 'crop'];
}
