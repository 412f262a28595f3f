import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import styles from '@/components/content/about-page.module.css';
import { PageTrail } from '@/components/content/page-trail';
import { PartnerMarquee } from '@/components/content/partner-marquee';
import { TeamCards } from '@/components/content/team-cards';
import { PageMessages } from '@/components/layout/page-messages';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { listPartners, listTeam } from '@/lib/server/content';
import { pageMetadata } from '@/lib/server/metadata';
import { getSettings } from '@/lib/server/site';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { app_name: shop }] = await Promise.all([getTranslations('about'), getSettings()]);
  return pageMetadata({ title: t('title'), description: t('lead', { shop }), path: '/about' });
}

export default async function AboutPage() {
  const [t, { app_name: shop }, team, partners] = await Promise.all([
    getTranslations('about'),
    getSettings(),
    listTeam(),
    listPartners(),
  ]);

  return (
    <PageMessages page="/about">
      <Container>
        <PageTrail trail={[{ name: t('title') }]} path="/about" />
        <div className={styles.intro}>
          <h1>{t('title')}</h1>
          <p>{t('lead', { shop })}</p>
        </div>
        {team.length > 0 && (
          <Section title={t('team')}>
            <TeamCards team={team} level={3} />
          </Section>
        )}
        {partners.length > 0 && (
          <Section title={t('partners')}>
            <PartnerMarquee partners={partners} />
          </Section>
        )}
      </Container>
    </PageMessages>
  );
}
