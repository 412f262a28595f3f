'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MapKey } from '@/components/map/map-key';
import { SaveDataProvider } from '@/components/ui/save-data';
import { newQueryClient } from '@/lib/client/query-client';

type Props = { mapKey: string | null; saveData: boolean; children: ReactNode };

export function Providers({ mapKey, saveData, children }: Props) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MapKey value={mapKey}>
        <SaveDataProvider saveData={saveData}>{children}</SaveDataProvider>
      </MapKey>
    </QueryClientProvider>
  );
}
