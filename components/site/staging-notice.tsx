import { useTranslations } from 'next-intl';
import { Strip } from '@/components/ui/banner';

/** Unlike the notice of test mode it cannot be dismissed: the shop was started although unsafe. */
export function StagingNotice() {
  const t = useTranslations('notice');
  return <Strip text={t('staging')} />;
}
