'use client';

import { type ReactNode, useState } from 'react';
import { MapKey } from '@/components/map/map-key';
import { newQueryClient } from '@/lib/client/query-client';
import { QueryClientProvider } from '@/lib/query/query-provider';

type Props = { mapKey: string | null; children: ReactNode };

export function Providers({ mapKey, children }: Props) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MapKey value={mapKey}>{children}</MapKey>
    </QueryClientProvider>
  );
}
