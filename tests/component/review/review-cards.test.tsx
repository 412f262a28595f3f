import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReviewCards } from '@/components/review/review-cards';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const review = {
  id: 1,
  rating: 5,
  text: 'Yaxshi',
  date: '2026-11-20T10:00:00+05:00',
  author: { title: 'Aziza' },
  photos: ['/reviews/a.webp', '/reviews/b.webp'],
};

test('opens the pressed photo of a review in the lightbox (S3-30)', async () => {
  const shopper = userEvent.setup();
  renderAt(<ReviewCards reviews={[review]} />);

  const photo = screen.getByRole('link', {
    name: t('review.photoOf', { author: 'Aziza', number: 2 }),
  });
  expect(photo.getAttribute('href')).toContain('/reviews/b.webp');
  await shopper.click(photo);

  const lightbox = await screen.findByRole('dialog');
  expect(lightbox.textContent).toContain('2 / 2');
});

test.each(['uz', 'ru'] as const)("shows the shop's reply below a review in %s", (locale) => {
  const reviewWithResponse = { ...review, id: 2, answer: 'Rahmat!' };
  renderAt(<ReviewCards reviews={[review, reviewWithResponse]} />, { locale });
  const [without, withResponse] = screen.getAllByRole('article');
  const title = { uz: 'Doʻkon javobi', ru: 'Ответ магазина' }[locale];
  expect(without?.textContent).not.toContain(title);
  expect(withResponse?.textContent).toContain(`${title}Rahmat!`);
});

test('shows the options that the author bought', () => {
  renderAt(<ReviewCards reviews={[{ ...review, options: 'Rang: Qora · Xotira: 128 GB' }]} />);
  expect(screen.getByText('Rang: Qora · Xotira: 128 GB')).toBeDefined();
});
