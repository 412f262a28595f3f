import { expect } from 'vitest';
import { journey } from './journey';
import { link, title } from './page';
import { orderInCash, putInCart } from './steps';

journey(
  'goes from home to an order paid in cash',
  {},
  async ({ page, world, network, shop, at, t }) => {
    const product = await shop.product();
    await page.open(at('/'));
    await page.sees(title);
    await page.press({ role: 'combobox', name: t('search.label') });
    await page.type('Sado Pro 2');
    await page.pressKey('Enter');
    await page.isAt(/\/products\?search=/);
    await page.press(link(product.name));
    await page.waits(title, ({ text }) => text === product.name);
    await putInCart({ page, network, t });
    await orderInCash({ page, world, at, t });
    const requests = await world.journal('/order/order');
    const order = requests.find(({ method }) => method === 'POST');
    expect(order?.body).toMatchObject({ payment: 'cash', full_name: 'Madina' });
  },
);
