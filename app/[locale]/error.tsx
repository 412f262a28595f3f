'use client';

import { ErrorPage } from '@/components/layout/error-page';

type Props = { error: Error; reset: () => void };

export default function RouteError({ error, reset }: Props) {
  return <ErrorPage error={error} onRetry={reset} />;
}
