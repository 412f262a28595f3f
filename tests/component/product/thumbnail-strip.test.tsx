import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThumbnailStrip } from '@/components/product/gallery/thumbnail-strip';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    image: `goods/${index}.webp`,
    attribute_value: null,
  }));

test.each([
  ['slides five thumbnails to the current one', 5, true],
  ['does not slide four thumbnails', 4, false],
])('%s (S9-27)', (_title, count, slides) => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  renderAt(<ThumbnailStrip images={images(count)} current={count - 1} onChoose={() => {}} />);

  expect(screen.getAllByRole('button')).toHaveLength(count);
  const last = screen.getByRole('button', { name: t('product.showPicture', { number: count }) });
  expect(last.getAttribute('aria-current')).toBe('true');
  expect(scrollTo).toHaveBeenCalledTimes(slides ? 1 : 0);
});

test('the thumbnails share one Tab stop, and arrow keys select a thumbnail', async () => {
  const onChoose = vi.fn();
  renderAt(<ThumbnailStrip images={images(3)} current={1} onChoose={onChoose} />);
  await userEvent.tab();
  const nameOf = (number: number) => t('product.showPicture', { number });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: nameOf(2) }));

  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenLastCalledWith(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: nameOf(3) }));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(onChoose.mock.calls).toEqual([[2], [1]]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
