'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawer } from '@/components/ui/overlay/drawer';
import { categoriesQuery } from '@/lib/client/header';
import type { MenuItem } from '@/lib/contract/site';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import { CatalogFailed } from './catalog-failed';
import { CategoryRows } from './category-rows';

type Props = { isOpen: boolean; onClose: () => void };

export function CategoryDrawer({ isOpen, onClose }: Props) {
  const t = useTranslations();
  const { data: tops, isError, refetch } = useQuery(categoriesQuery(useLocale()));
  const [path, setPath] = useState<readonly MenuItem[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const parent = path.at(-1);

  const goUp = () => goTo(path.slice(0, -1));

  function goTo(next: readonly MenuItem[]) {
    flushSync(() => setPath(next));
    title.current?.focus();
  }

  return (
    <Drawer
      kind="full"
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setPath([])}
      title={parent?.name ?? t('header.catalog')}
      titleRef={title}
      contentKey={parent?.id}
      closeLabel={t('actions.close')}
    >
      {isOpen && path.map(({ id }) => <BackStep key={id} onBack={goUp} />)}
      {isError ? (
        <CatalogFailed onRetry={() => void refetch()} />
      ) : (
        <CategoryRows
          parent={parent}
          rows={parent?.children ?? tops}
          onBack={goUp}
          onOpen={(category) => goTo([...path, category])}
          onLeave={onClose}
        />
      )}
    </Drawer>
  );
}

/** Makes the browser's Back close one level of the drawer, just as it closes an overlay. */
function BackStep({ onBack }: { onBack: () => void }) {
  useBackCloses(true, onBack);
  return null;
}
