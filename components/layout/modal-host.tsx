'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { closeQuickView, useQuickViewSlug } from '@/lib/hooks/quick-view-address';

const QuickViewModal = dynamic(
  () => import('@/components/product/quick-view-modal').then((file) => file.QuickViewModal),
  { ssr: false },
);

/** The dialogs that any page can open, loaded when they first are and kept so that they can close. */
export function ModalHost() {
  const slug = useQuickViewSlug();
  const shown = useLast(slug);

  return shown && <QuickViewModal slug={shown} isOpen={slug !== null} onClose={closeQuickView} />;
}

/** What it was before it became nothing. */
function useLast<Value>(now: Value | null): Value | null {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}
