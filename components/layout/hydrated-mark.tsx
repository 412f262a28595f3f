'use client';

import { useEffect } from 'react';
import { markHydrated } from '@/lib/client/hydration/hydrated-mark';

/** Beside the page: React hydrates the frame around it first. */
export function HydratedMark() {
  useEffect(markHydrated, []);
  return null;
}
