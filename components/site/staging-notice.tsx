import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/display/banner';

/** It cannot be dismissed: the shop was started although it is unsafe. */
export function StagingNotice() {
  const t = useTranslations('notice');
  return <Banner text={t('staging')} />;
}
