import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalDetails } from '@/components/content/legal-details';
import type { Settings } from '@/lib/contract/site';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const both = (text: string) => ({ uz: text, ru: text });
const settings: Settings = {
  ...{ app_name: 'Chorsu', head_title: both(''), head_description: both(''), keywords: both('') },
  ...{ head_image: '', modal_title: both(''), modal_description: both(''), test_mode: false },
  ...{ return_days: 10, pickup_points: 0 },
};

test('the offer names the seller, its tax number, address and bank (S2-16)', () => {
  renderAt(
    <LegalDetails
      settings={{
        ...settings,
        ...{ legal_name: both('«Savdo» MCHJ'), legal_stir: '123456789' },
        ...{ legal_address: both('Navoiy 1'), legal_bank: both('MFO 00444') },
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: t('legal.title') })).toBeDefined();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['«Savdo» MCHJ', '123456789', 'Navoiy 1', 'MFO 00444']);
});

test('before the settings name a seller nothing is shown', () => {
  const { container } = renderAt(<LegalDetails settings={settings} />);
  expect(container.textContent).toBe('');
});
