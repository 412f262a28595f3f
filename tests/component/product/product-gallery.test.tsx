import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { ChosenGallery } from '@/components/product/gallery/chosen-gallery';
import { ProductGallery } from '@/components/product/gallery/product-gallery';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const values = [
  { id: 11, value: 'Koʻk', colour: null },
  { id: 12, value: 'Oq', colour: null },
];
const images = values.map(({ id }) => ({ id, image: `/p/${id}.webp`, attribute_value: id }));
const subProducts = values.map(({ id }) => ({
  id: id + 60,
  amount: 5,
  price: 100,
  discounted_price: null,
  attributes_map: { '1': id },
}));

test("starts at the requested option's image and slides to another option's image", async () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/products/palto-7?option=72');
  renderAt(
    <OptionsProvider
      attributes={[{ id: 1, name: 'Rang', kind: 'colour', values }]}
      subProducts={subProducts}
      requested={{ option: '72' }}
    >
      <ProductGallery images={images} name="Palto" />
      <OptionPicker images={images} />
    </OptionsProvider>,
    { url: '/products/palto-7?option=72' },
  );
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  await userEvent.click(screen.getByRole('radio', { name: /Koʻk/ }));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});

test('shows a placeholder without zoom or count for a product without images', () => {
  const { container } = renderAt(
    <OptionsProvider attributes={[]} subProducts={[]}>
      <ProductGallery images={[]} name="Palto" badge="−10 %" />
    </OptionsProvider>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(container.textContent).toBe('−10 %');
});

test('the gallery’s images and its enlarge button share one Tab stop', async () => {
  Element.prototype.scrollTo = vi.fn();
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[]}>
      <ProductGallery images={images} name="Palto" />
    </OptionsProvider>,
  );
  const stops = ['Palto, 2 ta rasmdan 1-rasm', 'Palto, 2 ta rasmdan 2-rasm', t('product.enlarge')];
  const tabIndexOf = (name: string) => screen.getByRole('button', { name }).tabIndex;
  expect(stops.map(tabIndexOf)).toEqual([0, -1, -1]);
});

test('focuses the enlarge button after the lightbox closes', async () => {
  Element.prototype.scrollTo = vi.fn();
  const shopper = userEvent.setup();
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[]}>
      <ProductGallery images={images} name="Palto" />
    </OptionsProvider>,
  );
  await shopper.click(screen.getByRole('button', { name: /1-rasm$/ }));
  await waitFor(() => expect(document.querySelector('.yarl__portal')).not.toBeNull());
  await shopper.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('.yarl__portal')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('product.enlarge') }));
});

const front = { id: 13, image: '/p/13.webp', attribute_value: null };

function openPage(option: string) {
  const url = `/products/palto-7?option=${option}`;
  window.history.replaceState(null, '', url);
  return renderAt(
    <OptionsProvider
      attributes={[{ id: 1, name: 'Rang', kind: 'colour', values }]}
      subProducts={subProducts}
      requested={{ option }}
    >
      <ChosenGallery images={[...images, front]} name="Palto" />
      <OptionPicker images={images} />
    </OptionsProvider>,
    { url },
  );
}

const slides = () =>
  screen
    .getAllByRole('button', { name: /-rasm$/ })
    .map((slide) => slide.innerHTML.match(/p%2F(\d+)/)?.[1]);

test('shows all images with their colors, the selected color first (S2-71, S2-98)', async () => {
  Element.prototype.scrollTo = vi.fn();
  const { container } = openPage('72');
  expect(slides()).toEqual(['12', '13', '11']);
  expect(container.textContent).toContain('1 / 3 · Oq');
  expect(screen.getByRole('button', { name: 'Palto, Koʻk, 3 ta rasmdan 3-rasm' })).toBeTruthy();

  const shopper = userEvent.setup();
  await shopper.click(screen.getByRole('button', { name: t('product.enlarge') }));
  const lightbox = within(await screen.findByRole('dialog'));
  expect(await lightbox.findByText('1 / 3 · Oq')).toBeTruthy();
  await shopper.keyboard('{ArrowRight}');
  expect(await lightbox.findByText('2 / 3')).toBeTruthy();
  await shopper.keyboard('{ArrowRight}');
  expect(await lightbox.findByText('3 / 3 · Koʻk')).toBeTruthy();
});

test('shows the first image of a selected color without reordering (S2-71)', async () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  openPage('72');
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: /Koʻk/ }));
  expect(slides()).toEqual(['12', '13', '11']);
  // The image is two positions away, so the gallery jumps to it and loads no image in between.
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
});

test('selects nothing on a swipe to an image of another color (S2-71)', () => {
  Element.prototype.scrollTo = vi.fn();
  openPage('72');
  const list = screen.getAllByRole('list').at(-1);
  if (!list) throw new Error('no list');
  Object.defineProperties(list, { scrollLeft: { value: 600 }, clientWidth: { value: 300 } });
  fireEvent.scroll(list);
  const count = screen.getByText('3 / 3 · Koʻk');
  expect(count.dataset.other).toBe('true');
  expect(screen.getByRole('radio', { name: /Oq/ }).matches(':checked')).toBe(true);
  expect(window.location.search).toBe('?option=72');
});
