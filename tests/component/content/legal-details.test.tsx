import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalDetails } from '@/components/content/legal-details';
import { renderAt } from '@/tests/support/component/render';
import { aSeller, someSettings } from '@/tests/support/component/settings';
import { t } from '@/tests/support/component/text';

test('shows the seller with its tax number, address and bank (S2-16)', () => {
  renderAt(<LegalDetails settings={someSettings(aSeller)} />);
  expect(screen.getByRole('heading', { name: t('legal.title') })).toBeDefined();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['«Savdo» MCHJ', '123456789', 'Navoiy 1', 'MFO 00444']);
});

test('shows nothing when the settings contain no seller', () => {
  const { container } = renderAt(<LegalDetails settings={someSettings()} />);
  expect(container.textContent).toBe('');
});
