import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductDetails } from '@/components/product/page/facts/product-details';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const [description, ofSpecs] = [t('product.description'), t('product.specs')];
const specs = [{ name: 'Mato', value: 'Paxta' }];

test.each([
  ['<p>Yumshoq</p>', specs, [description, ofSpecs]],
  ['<p>Yumshoq</p>', [], [description]],
  ['', specs, [ofSpecs]],
  ['', [], []],
])(
  'renders only non-empty sections for the description "%s" and the specs %j',
  (html, given, titles) => {
    const { container } = renderAt(
      <ProductDetails product={{ description: html, specs: given }} />,
    );
    const headings = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(titles);
    expect(container.childElementCount).toBe(titles.length > 0 ? 1 : 0);
  },
);
