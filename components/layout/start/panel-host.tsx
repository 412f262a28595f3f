import { useState } from 'react';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { panelClosed, useIsPanelOpen } from '@/stores/menu';

const MenuDrawer = lazyWithMessages(() =>
  import('@/components/layout/menus/menu-drawer').then((file) => file.MenuDrawer),
);
const CategoryDrawer = lazyWithMessages(() =>
  import('@/components/layout/menus/category-drawer').then((file) => file.CategoryDrawer),
);

export function PanelHost({ phone }: { phone: string | undefined }) {
  const areLinksOpen = useIsPanelOpen('links');
  const areCategoriesOpen = useIsPanelOpen('categories');
  const areLinksWanted = useOnce(areLinksOpen);
  const areCategoriesWanted = useOnce(areCategoriesOpen);

  return (
    <>
      {areLinksWanted ? (
        <MenuDrawer isOpen={areLinksOpen} onClose={panelClosed} phone={phone} />
      ) : null}
      {areCategoriesWanted ? (
        <CategoryDrawer isOpen={areCategoriesOpen} onClose={panelClosed} />
      ) : null}
    </>
  );
}

function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
