import { useTranslations } from 'next-intl';
import { CountryMap } from '@/components/map/country-map';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/display/icon';
import type { Contact } from '@/lib/contract/site';
import { activeByPosition } from '@/lib/domain/place/contacts';
import { mapLink } from '@/lib/domain/place/country-map';
import { ContactCard } from './contact-card';
import styles from './contact-list.module.css';
import { SocialLinks } from './social-links';

export function ContactList({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts');
  const phones = activeByPosition(contact.phone_number);
  const emails = activeByPosition(contact.email);
  const hours = activeByPosition(contact.work_time);
  return (
    <div className={styles.groups}>
      <ContactCard icon="phone" title={t('phones')} count={phones.length}>
        {phones.map(({ value }) => (
          <a key={value} href={`tel:${value.replace(/[^+\d]/g, '')}`}>
            {value}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon="mail" title={t('emails')} count={emails.length}>
        {emails.map(({ value }) => (
          <a key={value} href={`mailto:${value}`}>
            {value}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon="clock" title={t('hours')} count={hours.length}>
        <dl className={styles.hours}>
          {hours.map(({ days, value }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </ContactCard>
      <Socials contact={contact} />
      <Place contact={contact} />
    </div>
  );
}

function Socials({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts');
  const links = activeByPosition(contact.social);
  const bot = /^https:/.test(contact.telegram_bot) ? contact.telegram_bot : null;
  return (
    <ContactCard icon="share" title={t('socials')} count={links.length + (bot ? 1 : 0)}>
      <SocialLinks links={links} />
      {bot && (
        <a href={bot} target="_blank" rel="noopener">
          <Icon name="telegram" size={20} />
          {t('bot')}
        </a>
      )}
    </ContactCard>
  );
}

function Place({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts');
  const { map } = contact;
  const addresses = activeByPosition(contact.address);
  const pins = map ? [{ id: 1, name: t('title'), city: '', ...map }] : [];
  return (
    <div className={styles.place}>
      <ContactCard icon="pin" title={t('addresses')} count={addresses.length + pins.length}>
        {addresses.map(({ value }) => (
          <p key={value}>{value}</p>
        ))}
        {map && (
          <a href={mapLink(map)} target="_blank" rel="noopener">
            <Icon name="external" size={20} />
            {t('onMap')}
          </a>
        )}
      </ContactCard>
      {map && (
        <YandexMap label={t('map')} center={map} pins={pins} selected={1}>
          <CountryMap pins={pins} selected={1} />
        </YandexMap>
      )}
    </div>
  );
}
