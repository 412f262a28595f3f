'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { QueryClient } from './query-client';

const Context = createContext<QueryClient | null>(null);

type Props = { client: QueryClient; children: ReactNode };

export function QueryClientProvider({ client, children }: Props) {
  return <Context value={client}>{children}</Context>;
}

export function useQueryClient(): QueryClient {
  const client = useContext(Context);
  if (!client) throw new Error('A query stands outside of a QueryClientProvider');
  return client;
}
