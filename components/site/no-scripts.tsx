import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/display/banner';

export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Banner text={t('noScripts')} />
    </noscript>
  );
}
