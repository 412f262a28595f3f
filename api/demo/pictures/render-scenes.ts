import type { Scene } from './picture';

/** The scenes of a render by the side they show; a drawing has only one side. */
const views: Partial<Record<Scene, number>> = { front: 1, side: 2, third: 3, scene: 1, crop: 1 };

/** More than there are, for a scene that no render has. */
export function viewOfScene(scene: Scene): number {
  return views[scene] ?? Number.POSITIVE_INFINITY;
}

export function isDrawnScene(scene: Scene): boolean {
  return scene !== 'side' && scene !== 'third';
}

/** All its sides, one from near, and the first one on another ground. */
export function renderScenes(sides: number): Scene[] {
  return [...(['front', 'side', 'third'] as const).slice(0, sides), 'scene', 'crop'];
}
