import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { destinationsOf } from '@/components/geo/destination';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header/header';
import { Background } from '@/components/layout/start/background';
import { Overlays } from '@/components/layout/start/overlays';
import { Providers } from '@/components/layout/start/providers';
import { CardTermsProvider } from '@/components/product/card/card-terms';
import { MaintenanceNotice } from '@/components/site/maintenance-notice';
import { MaintenanceText, NoScripts, StagingNotice } from '@/components/site/page-notices';
import { SavedNotice } from '@/components/site/saved-notice';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { Toaster } from '@/components/ui/feedback/toaster';
import { offersInstallment } from '@/lib/domain/order/payment-methods';
import { activeByPosition } from '@/lib/domain/place/contacts';
import { yearOf } from '@/lib/domain/time/date';
import { yearPeriodOf } from '@/lib/domain/time/shop-time';
import { getMaintenance, isStagingShop } from '@/lib/server/notices';
import { pagePeriod } from '@/lib/server/shop-time';
import {
  getContact,
  getMapKey,
  getReportSample,
  getSettings,
  listMenu,
  listRegions,
} from '@/lib/server/site';
import { OfflineNotice } from './offline-notice';
import styles from './page-frame.module.css';
import { PageLoader } from './page-loader';
import { PageSlot } from './page-slot';
// Most pages show product cards. The frame includes the cards' code, so that later product pages do
// not load it again. It also contains the texts for the optimistic view of a product.
import '@/components/product/card/product-grid';
import { WaitingPress } from './waiting-press';

type Props = {
  /**
   * Whether this is a save-data page. Such a page hydrates only on interaction, so no loader may
   * cover it.
   */
  saveData: boolean;
  children: ReactNode;
};

export async function PageFrame({ saveData, children }: Props) {
  const [settings, contact, menu, regions] = await Promise.all([
    getSettings(),
    getContact(),
    listMenu(),
    // Without regions, cards show no delivery day.
    listRegions().catch(() => []),
  ]);
  const terms = {
    hasInstallment: offersInstallment(settings.payment_methods),
    regions: destinationsOf(regions).map(({ id, name, courierDays, pickupDays }) => ({
      id,
      name,
      courierDays,
      pickupDays,
    })),
  };
  const [t, actions] = await Promise.all([getTranslations('layout'), getTranslations('actions')]);
  const [maintenance, isStaging] = await Promise.all([getMaintenance(), isStagingShop()]);
  const yearSince = await pagePeriod(yearPeriodOf);
  const phone = activeByPosition(contact.phone_number)[0]?.value;
  const name = settings.app_name;

  return (
    <Providers saveData={saveData} mapKey={getMapKey()}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      {saveData ? null : <PageLoader label={t('loading')} />}
      <Background
        reportSample={getReportSample()}
        failedText={t('partFailed')}
        reloadLabel={t('reload')}
      />
      <OfflineNotice text={t('offline')} />
      <SavedNotice />
      {isStaging && <StagingNotice />}
      <Header name={name} phone={phone} isTestMode={settings.test_mode} />
      <NoScripts />
      {maintenance && <MaintenanceText {...maintenance} />}
      <LastingMessage area="page" className={styles.message} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <CardTermsProvider terms={terms}>
          <PageSlot>{children}</PageSlot>
        </CardTermsProvider>
      </main>
      <Footer
        name={name}
        contact={contact}
        menu={menu}
        payments={settings.payment_methods ?? []}
        hasVat={settings.vat_included !== false}
        year={yearOf(new Date(yearSince).toISOString())}
      />
      <Overlays phone={phone} toTopLabel={t('toTop')} />
      {maintenance && <MaintenanceNotice {...maintenance} />}
      <WaitingPress text={t('loading')} />
      <Toaster label={t('messages')} closeLabel={actions('close')} />
    </Providers>
  );
}
