import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import styles from '@/components/checkout/checkout-page.module.css';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { clientMessages } from '@/lib/i18n/client-messages';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/orders', index: false });
}

export default async function OrdersPage() {
  const [t, catalog, messages] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('catalog'),
    getMessages(),
  ]);
  const { checkout, orderResult, payment } = messages;
  const own = { checkout, orderResult, payment };
  const trail = [{ name: t('cart'), href: '/cart' }, { name: t('crumb') }];

  return (
    <Container>
      <Breadcrumb items={trail} label={catalog('breadcrumb')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {/* The words of this page alone, not of every page. */}
      <NextIntlClientProvider messages={{ ...clientMessages(messages), ...own }}>
        <CheckoutView />
      </NextIntlClientProvider>
    </Container>
  );
}
