import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '@/components/layout/footer/footer';
import type { Contact } from '@/lib/contract/site';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const contact: Contact = {
  address: [],
  email: [],
  phone_number: [],
  work_time: [],
  social: [],
  map: null,
  telegram_bot: '',
};

test.each([
  [true, 'pricesWithVat', 'prices'],
  [false, 'prices', 'pricesWithVat'],
] as const)('if hasVat is %s, shows the text %s and not %s', (hasVat, shown, other) => {
  renderAt(
    <Footer name="Chorsu" contact={contact} menu={[]} payments={[]} hasVat={hasVat} year={2026} />,
  );
  expect(screen.getByText(t(`footer.${shown}`))).toBeDefined();
  expect(screen.queryByText(t(`footer.${other}`))).toBeNull();
});
