import type { Demo } from '@/api/shared/ports';
import { isDrawable } from './pictures/parse-picture';
import { drawPicture } from './pictures/render';
import { settings } from './seed/content/site';
import { growCatalog } from './seed/grow';

export const demo: Demo = {
  async seed(tx, { isNew, now, products }) {
    if (isNew) {
      // The dynamic import loads the seed data, most of this package's code, only for a new shop.
      const { fillShop } = await import('./seed/fill');
      await fillShop(tx, now);
    }
    await growCatalog(tx, products);
  },
  drawings: { isDrawable, draw: drawPicture },
  settings,
};
