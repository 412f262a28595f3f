import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MaintenanceNotice } from '@/components/site/maintenance-notice';
import { MaintenanceText } from '@/components/site/maintenance-text';
import { Toaster } from '@/components/ui/toaster';
import { TOAST_MS } from '@/lib/constants';
import { activeByPosition } from '@/lib/domain/position';
import { getMaintenance } from '@/lib/server/notices';
import { getContact, getMapKey, getSettings, listMenu } from '@/lib/server/site';
import { AppStart } from './app-start';
import { BackToTop } from './back-to-top';
import { BottomNav } from './bottom-nav';
import { ChunkReload } from './chunk-reload';
import { Footer } from './footer';
import { Header } from './header';
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

/** What stands around every page. */
export async function PageFrame({ children }: { children: ReactNode }) {
  const [settings, contact, menu] = await Promise.all([getSettings(), getContact(), listMenu()]);
  const [t, actions] = await Promise.all([getTranslations('layout'), getTranslations('actions')]);
  const maintenance = await getMaintenance();
  const phone = activeByPosition(contact.phone_number)[0]?.value;
  const name = settings.app_name;

  return (
    <Providers mapKey={getMapKey()}>
      <SkipLink>{t('skip')}</SkipLink>
      <PageLoader label={t('loading')} />
      <ProgressBar />
      <RouteWatcher />
      <AppStart />
      <ChunkReload />
      <OfflineNotice text={t('offline')} />
      <Header name={name} phone={phone} isTestMode={settings.test_mode} />
      {maintenance && <MaintenanceText {...maintenance} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageSlot>{children}</PageSlot>
      </main>
      <Footer name={name} contact={contact} menu={menu} year={new Date().getFullYear()} />
      <BackToTop label={t('toTop')} />
      <BottomNav />
      <PanelHost phone={phone} />
      <ModalHost />
      {maintenance && <MaintenanceNotice {...maintenance} />}
      <Toaster label={t('messages')} closeLabel={actions('close')} durationMs={TOAST_MS} />
    </Providers>
  );
}
