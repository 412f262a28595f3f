import type { Scene } from './picture';

/** The scenes by the side they show. */
const views: Record<Scene, number> = { front: 1, side: 2, third: 3, scene: 1, crop: 1 };

export function viewOfScene(scene: Scene): number {
  return views[scene];
}

/** All its sides, one from near, and the first one on another ground. */
export function renderScenes(sides: number): Scene[] {
  return [...(['front', 'side', 'third'] as const).slice(0, sides), 'scene', 'crop'];
}
