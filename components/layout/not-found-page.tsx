import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';

export async function NotFoundPage() {
  const t = await getTranslations('errors.notFound');
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link href="/">{t('home')}</Link>
    </main>
  );
}
