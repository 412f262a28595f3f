import { appliances } from './catalog/appliances';
import { electronics } from './catalog/electronics';
import { home } from './catalog/home';
import { phones } from './catalog/phones';
import type { SeedDepartment } from './types';

export const departments: SeedDepartment[] = [phones, electronics, appliances, home];
