import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReviewStrip } from '@/components/review/review-strip';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const photos = ['/reviews/a.webp', '/reviews/b.webp', '/reviews/a.webp', '/reviews/c.webp'];

test('opens the pressed photo in a lightbox that contains each photo once', async () => {
  const shopper = userEvent.setup();
  renderAt(<ReviewStrip photos={photos} />);
  const author = t('review.photos');
  await shopper.click(
    screen.getByRole('link', { name: t('review.photoOf', { author, number: 3 }) }),
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('3 / 3');
});

test('shows nothing without photos', () => {
  const { container } = renderAt(<ReviewStrip photos={[]} />);
  expect(container.textContent).toBe('');
});
