import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

/** Unlike the notice of test mode it cannot be dismissed: the shop was started although unsafe. */
export function StagingNotice() {
  const t = useTranslations('notice');
  return <Banner text={t('staging')} />;
}
