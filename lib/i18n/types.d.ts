import type { Locale } from '@/lib/constants';
import type messages from '@/messages/uz.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
