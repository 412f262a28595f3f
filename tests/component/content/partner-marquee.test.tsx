import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PartnerMarquee } from '@/components/content/partner-marquee';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const shopper = userEvent.setup();
const partners = ['Navo', 'Zarif'].map((name, id) => ({ id, name, image: 'a.webp', link: '/' }));

test('a button pauses and resumes the marquee (S2-03)', async () => {
  const { container } = renderAt(<PartnerMarquee partners={partners} />);
  const band = container.firstElementChild;

  await shopper.click(screen.getByRole('button', { name: t('about.pause') }));
  expect(band?.hasAttribute('data-paused')).toBe(true);

  await shopper.click(screen.getByRole('button', { name: t('about.play') }));
  expect(band?.hasAttribute('data-paused')).toBe(false);
});

test('screen readers get each partner once (S2-03)', () => {
  renderAt(<PartnerMarquee partners={partners} />);
  expect(screen.getAllByRole('link').map((link) => link.querySelector('img')?.alt)).toEqual([
    'Navo',
    'Zarif',
  ]);
});
