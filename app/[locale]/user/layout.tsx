import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { CabinetFrame } from '@/components/user/cabinet-frame';
import { cabinetMessages } from '@/lib/i18n/client-messages';

export default async function CabinetLayout({ children }: LayoutProps<'/[locale]/user'>) {
  return (
    <NextIntlClientProvider messages={cabinetMessages(await getMessages())}>
      <Container page>
        <CabinetFrame>{children}</CabinetFrame>
      </Container>
    </NextIntlClientProvider>
  );
}
