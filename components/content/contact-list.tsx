import { useTranslations } from 'next-intl';
import { CountryMap } from '@/components/map/country-map';
import { YandexMap } from '@/components/map/yandex-map';
import { Icon } from '@/components/ui/icon';
import type { Contact } from '@/lib/contract/site';
import { mapLink } from '@/lib/domain/map-link';
import { activeByPosition } from '@/lib/domain/position';
import { ContactCard } from './contact-card';
import styles from './contact-list.module.css';
import { SocialLinks } from './social-links';

export function ContactList({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts');
  const { map, telegram_bot: bot } = contact;
  const addresses = activeByPosition(contact.address);
  const pins = map ? [{ id: 1, name: t('title'), city: '', ...map }] : [];

  return (
    <div className={styles.groups}>
      <ContactCard icon="phone" title={t('phones')}>
        {activeByPosition(contact.phone_number).map(({ value }) => (
          <a key={value} href={`tel:${value.replace(/[^+\d]/g, '')}`}>
            {value}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon="mail" title={t('emails')}>
        {activeByPosition(contact.email).map(({ value }) => (
          <a key={value} href={`mailto:${value}`}>
            {value}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon="clock" title={t('hours')}>
        <dl className={styles.hours}>
          {activeByPosition(contact.work_time).map(({ days, value }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </ContactCard>
      <ContactCard icon="share" title={t('socials')}>
        <SocialLinks links={activeByPosition(contact.social)} />
        {/^https:/.test(bot) && (
          <a href={bot} target="_blank" rel="noopener">
            <Icon name="telegram" size={20} />
            {t('bot')}
          </a>
        )}
      </ContactCard>
      <div className={styles.place}>
        <ContactCard icon="pin" title={t('addresses')}>
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
          <YandexMap label={t('map')} centre={map} pins={pins} selected={1}>
            <CountryMap pins={pins} selected={1} />
          </YandexMap>
        )}
      </div>
    </div>
  );
}
