import { useTranslations } from 'next-intl';
import type { Session } from '@/lib/contract/user';

export function useDeviceName({ browser, system }: Session): string {
  const t = useTranslations('session');
  if (!browser && !system) return t('unknown');
  if (!browser || !system || browser.includes(system)) return browser || system;
  return t('device', { browser, system });
}
