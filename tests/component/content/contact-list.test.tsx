import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactList } from '@/components/content/contact-list';
import type { Contact } from '@/lib/contract/site';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const nothing: Contact = {
  address: [],
  email: [],
  social: [],
  phone_number: [],
  work_time: [],
  map: null,
  telegram_bot: '',
};
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('shows no card for a kind of contact that the shop lacks (S3-16)', () => {
  const phone = { value: '+998 71 200-70-07', position: 1, is_active: true };
  renderAt(<ContactList contact={{ ...nothing, phone_number: [phone] }} />);
  expect(titles()).toEqual([t('contacts.phones')]);
});

test('shows no card for an inactive contact (S3-18)', () => {
  const email = { value: 'salom@chorsu.uz', position: 1, is_active: false };
  renderAt(<ContactList contact={{ ...nothing, email: [email] }} />);
  expect(titles()).toEqual([]);
});

test('shows the card of social links if the shop has only a Telegram bot', () => {
  renderAt(<ContactList contact={{ ...nothing, telegram_bot: 'https://t.me/chorsu_bot' }} />);
  expect(titles()).toEqual([t('contacts.socials')]);
});
