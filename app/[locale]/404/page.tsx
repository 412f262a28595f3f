import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/layout/not-found-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound');
  return { title: t('title'), robots: { index: false } };
}

// The middleware shows this page for unknown URLs, with status 404 or 410 (ADR 160).
export default function UnknownPage() {
  return <NotFoundPage />;
}
