'use client';

import { useEffect } from 'react';
import { markHydrated } from '@/lib/client/hydration/hydrated-mark';

export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
