import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { cyrillic, cyrillicExtended, latin } from '@/app/fonts';
import { MANIFEST_PATH, THEME_COLOR } from '@/lib/constants';
import { contentLocale, localePath } from '@/lib/domain/routing/locale-path';
import '@/app/colors.css';
import '@/app/globals.css';
import '@/app/modes.css';
import { PageFrame } from '@/components/layout/page-frame';
import { envServer } from '@/lib/env.server';
import { firstLoadMessages } from '@/lib/i18n/client-messages';
import { previewImages } from '@/lib/server/metadata';
import { getSettings, isSaveDataPage } from '@/lib/server/site';

// Pages are rendered on request, and the server caches the responses (ADR 005).
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { themeColor: THEME_COLOR, viewportFit: 'cover' };

export async function generateMetadata(): Promise<Metadata> {
  const [settings, locale] = await Promise.all([getSettings(), getLocale()]);
  const content = contentLocale(locale);
  return {
    metadataBase: new URL(envServer.SITE_URL),
    title: { default: settings.head_title[content], template: `%s — ${settings.app_name}` },
    description: settings.head_description[content],
    keywords: settings.keywords[content],
    applicationName: settings.app_name,
    openGraph: {
      siteName: settings.app_name,
      images: previewImages(settings.head_image),
    },
    formatDetection: { telephone: false },
    manifest: localePath(locale, MANIFEST_PATH),
    icons: { icon: '/icon.svg', apple: '/icon-180.png' },
  };
}

export default async function LocaleLayout({ children }: LayoutProps<'/[locale]'>) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const saveData = await isSaveDataPage();
  const fonts = `${latin.variable} ${cyrillic.variable} ${cyrillicExtended.variable}`;

  return (
    <html lang={locale} {...(saveData ? {} : { className: fonts })}>
      <body>
        <NextIntlClientProvider messages={firstLoadMessages(messages)}>
          <PageFrame saveData={saveData}>{children}</PageFrame>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
