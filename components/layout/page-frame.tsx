import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MaintenanceNotice } from '@/components/site/maintenance-notice';
import { MaintenanceText } from '@/components/site/maintenance-text';
import { NoScripts } from '@/components/site/no-scripts';
import { SavedNotice } from '@/components/site/saved-notice';
import { StagingNotice } from '@/components/site/staging-notice';
import { Toaster } from '@/components/ui/toaster';
import { yearOf } from '@/lib/domain/date';
import { activeByPosition } from '@/lib/domain/position';
import { getMaintenance, isStagingShop } from '@/lib/server/notices';
import { getContact, getMapKey, getReportSample, getSettings, listMenu } from '@/lib/server/site';
import { AppStart } from './app-start';
import { BackToTop } from './back-to-top';
import { BottomNav } from './bottom-nav';
import { BrowserReport } from './browser-report';
import { ChunkReload } from './chunk-reload';
import { Footer } from './footer';
import { Header } from './header';
import { LinkInterceptor } from './link-interceptor';
import { ModalHost } from './modal-host';
import { OfflineNotice } from './offline-notice';
import styles from './page-frame.module.css';
import { PageLoader } from './page-loader';
import { PageSlot } from './page-slot';
import { PanelHost } from './panel-host';
import { ProgressBar } from './progress-bar';
import { Providers } from './providers';
import { RouteWatcher } from './route-watcher';
import { SkipLink } from './skip-link';
import { WaitingPress } from './waiting-press';

type Props = {
  /** A save-data page is not hydrated by itself, so no loader may cover it. */
  saveData: boolean;
  children: ReactNode;
};

export async function PageFrame({ saveData, children }: Props) {
  const [settings, contact, menu] = await Promise.all([getSettings(), getContact(), listMenu()]);
  const [t, actions] = await Promise.all([getTranslations('layout'), getTranslations('actions')]);
  const [maintenance, isStaging] = await Promise.all([getMaintenance(), isStagingShop()]);
  const phone = activeByPosition(contact.phone_number)[0]?.value;
  const name = settings.app_name;
  const sample = getReportSample();

  return (
    <Providers saveData={saveData} mapKey={getMapKey()}>
      <SkipLink>{t('skip')}</SkipLink>
      {saveData ? null : <PageLoader label={t('loading')} />}
      <ProgressBar />
      <RouteWatcher />
      <LinkInterceptor />
      <AppStart />
      {sample > 0 && <BrowserReport sample={sample} />}
      <ChunkReload failedText={t('partFailed')} reloadLabel={t('reload')} />
      <OfflineNotice text={t('offline')} />
      <SavedNotice />
      {isStaging && <StagingNotice />}
      <Header name={name} phone={phone} isTestMode={settings.test_mode} />
      <NoScripts />
      {maintenance && <MaintenanceText {...maintenance} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageSlot>{children}</PageSlot>
      </main>
      <Footer
        {...{ name, contact, menu }}
        payments={settings.payment_methods ?? []}
        year={yearOf(new Date().toISOString())}
      />
      <BackToTop label={t('toTop')} />
      <BottomNav />
      <PanelHost phone={phone} />
      <ModalHost />
      {maintenance && <MaintenanceNotice {...maintenance} />}
      <WaitingPress text={t('loading')} />
      <Toaster label={t('messages')} closeLabel={actions('close')} />
    </Providers>
  );
}
