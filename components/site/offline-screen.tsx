'use client';

import { useTranslations } from 'next-intl';
import { ReconnectScreen } from './reconnect-screen';
import type { ReconnectOptions } from './use-reconnect';

export function OfflineScreen(options: ReconnectOptions) {
  const t = useTranslations('errors.offline');

  return <ReconnectScreen {...options} title={t('title')} text={t('text')} still={t('still')} />;
}
