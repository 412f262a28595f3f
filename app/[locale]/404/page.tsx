import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';

export const metadata: Metadata = { robots: { index: false } };

// The middleware shows this page under the unknown address, with status 404 or 410.
export default function UnknownPage() {
  return <NotFoundPage />;
}
