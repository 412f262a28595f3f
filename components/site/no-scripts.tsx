import { useTranslations } from 'next-intl';
import { Strip } from '@/components/ui/banner';

/** What of the shop does not work in a browser that runs no scripts. */
export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Strip text={t('noScripts')} />
    </noscript>
  );
}
