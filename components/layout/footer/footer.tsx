import { useLocale, useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/content/social-links';
import { Logo } from '@/components/layout/header/logo';
import { Container } from '@/components/ui/container';
import { Ikat } from '@/components/ui/display/ikat';
import type { Contact, MenuItem } from '@/lib/contract/site';
import { activeByPosition } from '@/lib/domain/place/contacts';
import styles from './footer.module.css';
import { FooterMenu } from './footer-menu';
import { PaymentLogos } from './payment-logos';

type Props = {
  name: string;
  contact: Contact;
  menu: readonly MenuItem[];
  payments: readonly string[];
  /** Whether the page states that prices include VAT. */
  hasVat: boolean;
  year: number;
};

export function Footer({ name, contact, menu, payments, hasVat, year }: Props) {
  const t = useTranslations('footer');
  const home = useTranslations('header')('home');
  const locale = useLocale();
  const [phone] = activeByPosition(contact.phone_number);
  const [email] = activeByPosition(contact.email);

  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <Logo name={name} label={home} />
            <p className={styles.slogan}>{t('slogan')}</p>
            {phone ? (
              <a href={`tel:${phone.value.replace(/[^+\d]/g, '')}`} className={styles.phone}>
                {phone.value}
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email.value}`} className={styles.email}>
                {email.value}
              </a>
            ) : null}
          </div>
          <FooterMenu menu={menu} locale={locale} />
          <div className={styles.aside}>
            <PaymentLogos title={t('payments')} methods={payments} />
            <SocialLinks title={t('social')} links={activeByPosition(contact.social)} />
          </div>
        </div>
        <div className={styles.bottom}>
          <p>{t('copyright', { year: String(year), name })}</p>
          <p>{t(hasVat ? 'pricesWithVat' : 'prices')}</p>
        </div>
      </Container>
      <Ikat />
    </footer>
  );
}
