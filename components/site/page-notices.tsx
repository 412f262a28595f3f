import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Banner } from '@/components/ui/display/banner';
import { RichText } from '@/components/ui/display/rich-text';
import styles from './page-notices.module.css';

/** A notice that cannot be dismissed, because the shop was started with unsafe settings. */
export function StagingNotice() {
  const t = useTranslations('notice');
  return <Banner text={t('staging')} />;
}

export function NoScripts() {
  const t = useTranslations('notice');
  return (
    <noscript>
      <Banner text={t('noScripts')} />
    </noscript>
  );
}

export function MaintenanceText({ title, html }: { title: string; html: string }) {
  return (
    <noscript>
      <Container className={styles.notice}>
        <p className={styles.title}>{title}</p>
        <RichText html={html} />
      </Container>
    </noscript>
  );
}
