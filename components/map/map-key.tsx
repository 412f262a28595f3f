'use client';

import { createContext, type ReactNode, use } from 'react';

const Key = createContext<string | null>(null);

export function MapKey({ value, children }: { value: string | null; children: ReactNode }) {
  return <Key value={value}>{children}</Key>;
}

export const useMapKey = () => use(Key);
