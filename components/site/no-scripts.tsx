import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

/** Tells what does not work without JavaScript. */
export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Banner text={t('noScripts')} />
    </noscript>
  );
}
