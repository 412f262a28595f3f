'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Light = createContext(false);

/** Whether the page was asked for by a shopper who pays for every byte. */
export function useIsLight(): boolean {
  return useContext(Light);
}

export function LightProvider({ isLight, children }: { isLight: boolean; children: ReactNode }) {
  return <Light value={isLight}>{children}</Light>;
}
