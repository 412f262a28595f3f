'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MapKey } from '@/components/map/map-key';
import { LightProvider } from '@/components/ui/save-data';
import { newQueryClient } from '@/lib/client/query-client';

type Props = { mapKey: string | null; isLight: boolean; children: ReactNode };

export function Providers({ mapKey, isLight, children }: Props) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MapKey value={mapKey}>
        <LightProvider isLight={isLight}>{children}</LightProvider>
      </MapKey>
    </QueryClientProvider>
  );
}
