import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChosenGallery } from '@/components/product/chosen-gallery';
import { OptionPicker } from '@/components/product/option-picker';
import { OptionsProvider } from '@/components/product/options-provider';
import { ProductGallery } from '@/components/product/product-gallery';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const values = [
  { id: 11, value: 'Koʻk', colour: null },
  { id: 12, value: 'Oq', colour: null },
];
const images = values.map(({ id }) => ({ id, image: `/p/${id}.webp`, attribute_value: id }));
const subProducts = values.map(({ id }) => ({
  ...{ id: id + 60, amount: 5, price: 100, discounted_price: null },
  attributes_map: { '1': id },
}));

test('the gallery starts at the picture of the requested option and slides to the next', async () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  window.history.replaceState(null, '', '/products/palto-7?option=72');
  renderAt(
    <OptionsProvider
      attributes={[{ id: 1, name: 'Rang', kind: 'colour', values }]}
      subProducts={subProducts}
      asked={{ option: '72' }}
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

test('a product without pictures has a place for one, and nothing to enlarge or count', () => {
  const { container } = renderAt(
    <OptionsProvider attributes={[]} subProducts={[]}>
      <ProductGallery images={[]} name="Palto" badge="−10 %" />
    </OptionsProvider>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(container.textContent).toBe('−10 %');
});

test('of the picture and the button that enlarges it one is a stop of the keyboard', async () => {
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

test('a picture that is pressed leaves the focus where it scrolls nothing back', async () => {
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

test('where the page has the pictures of one colour, the gallery and the lightbox say which (S2-98)', async () => {
  Element.prototype.scrollTo = vi.fn();
  window.history.replaceState(null, '', '/products/palto-7?option=72');
  const front = { id: 13, image: '/p/13.webp', attribute_value: null };
  const { container } = renderAt(
    <OptionsProvider
      attributes={[{ id: 1, name: 'Rang', kind: 'colour', values }]}
      subProducts={subProducts}
      asked={{ option: '72' }}
    >
      <ChosenGallery images={[...images, front]} name="Palto" />
    </OptionsProvider>,
    { url: '/products/palto-7?option=72' },
  );
  expect(container.textContent).toContain('1 / 2 · Oq');

  const shopper = userEvent.setup();
  await shopper.click(screen.getByRole('button', { name: t('product.enlarge') }));
  expect(await screen.findByText('2 / 3 · Oq')).toBeTruthy();
  await shopper.keyboard('{ArrowLeft}');
  expect(await screen.findByText('1 / 3 · Koʻk')).toBeTruthy();
  await shopper.keyboard('{ArrowRight}');
  expect(await screen.findByText('2 / 3 · Oq')).toBeTruthy();
  await shopper.keyboard('{ArrowRight}');
  expect(await screen.findByText('3 / 3')).toBeTruthy();
});
