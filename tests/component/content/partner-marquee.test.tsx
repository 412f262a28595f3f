import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, test } from 'vitest';
import { PartnerMarquee } from '@/components/content/partner-marquee';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const partners = ['Navo', 'Zarif'].map((name, id) => ({ id, name, image: 'a.webp', link: '/' }));

test('pauses and resumes when its button is pressed (S2-03)', async () => {
  const { container } = renderAt(<PartnerMarquee partners={partners} />);
  const band = container.firstElementChild;

  await shopper.click(screen.getByRole('button', { name: t('about.pause') }));
  expect(band?.hasAttribute('data-paused')).toBe(true);

  await shopper.click(screen.getByRole('button', { name: t('about.play') }));
  expect(band?.hasAttribute('data-paused')).toBe(false);
});

test("exposes each partner's name to screen readers only once (S2-03)", () => {
  renderAt(<PartnerMarquee partners={partners} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => computeAccessibleName(link))).toEqual(['Navo', 'Zarif']);
  expect(links.map(({ textContent }) => textContent)).toEqual(['Navo', 'Zarif']);
});
