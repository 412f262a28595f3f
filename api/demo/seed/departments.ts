import { appliances } from '@/api/demo/seed/catalog/appliances';
import { beauty } from '@/api/demo/seed/catalog/beauty';
import { children } from '@/api/demo/seed/catalog/children';
import { clothes } from '@/api/demo/seed/catalog/clothes';
import { electronics } from '@/api/demo/seed/catalog/electronics';
import { garden } from '@/api/demo/seed/catalog/garden';
import { home } from '@/api/demo/seed/catalog/home';
import { kitchen } from '@/api/demo/seed/catalog/kitchen';
import { phones } from '@/api/demo/seed/catalog/phones';
import { sport } from '@/api/demo/seed/catalog/sport';
import { tools } from '@/api/demo/seed/catalog/tools';
import type { SeedDepartment } from './department';

/** The departments in menu order. */
export const departments: SeedDepartment[] = [
  electronics,
  phones,
  appliances,
  clothes,
  home,
  garden,
  kitchen,
  beauty,
  children,
  sport,
  tools,
];
