'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MapKey } from '@/components/map/map-key';
import { newQueryClient } from '@/lib/client/query-client';

type Props = { mapKey: string | null; children: ReactNode };

export function Providers({ mapKey, children }: Props) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MapKey value={mapKey}>{children}</MapKey>
    </QueryClientProvider>
  );
}
