import type { MenuItem } from '@/lib/contract/site';

let lastId = 0;

export function aCategory(name: string, children: MenuItem[] = []): MenuItem {
  lastId += 1;
  return {
    id: lastId,
    type: 'product',
    group: '',
    has_category: false,
    title: { uz: name, ru: name },
    name,
    slug: name.toLowerCase(),
    icon: '<img src="/media/icons/laptop.svg" alt="">',
    is_category: true,
    products_count: 1486,
    children,
  };
}
