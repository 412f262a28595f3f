import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

/** What of the shop does not work in a browser that runs no scripts. */
export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Banner text={t('noScripts')} />
    </noscript>
  );
}
