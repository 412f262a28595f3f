import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ThumbnailStrip } from '@/components/product/thumbnail-strip';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    image: `goods/${index}.webp`,
    attribute_value: null,
  }));

test.each([
  [5, true],
  [4, false],
])('of %s pictures the strip slides with the current one: %s (S9-27)', (count, slides) => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  renderAt(<ThumbnailStrip images={images(count)} current={count - 1} onChoose={() => {}} />);

  expect(screen.getAllByRole('button')).toHaveLength(count);
  const last = screen.getByRole('button', { name: t('product.showPicture', { number: count }) });
  expect(last.getAttribute('aria-current')).toBe('true');
  expect(scrollTo).toHaveBeenCalledTimes(slides ? 1 : 0);
});
