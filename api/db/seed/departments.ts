import { appliances } from './catalog/appliances';
import { bags } from './catalog/bags';
import { beauty } from './catalog/beauty';
import { children } from './catalog/children';
import { clothes } from './catalog/clothes';
import { electronics } from './catalog/electronics';
import { home } from './catalog/home';
import { kitchen } from './catalog/kitchen';
import { phones } from './catalog/phones';
import { shoes } from './catalog/shoes';
import { sport } from './catalog/sport';
import { tools } from './catalog/tools';
import type { SeedDepartment } from './department';

/** In the order of the menu. */
export const departments: SeedDepartment[] = [
  electronics,
  phones,
  appliances,
  clothes,
  shoes,
  home,
  kitchen,
  beauty,
  children,
  sport,
  tools,
  bags,
];
