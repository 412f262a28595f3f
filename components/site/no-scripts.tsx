import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Banner text={t('noScripts')} />
    </noscript>
  );
}
