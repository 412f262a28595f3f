import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BranchMap } from '@/components/home/branch-map';
import { MapKey } from '@/components/map/map-key';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const branches = [
  ['Chorsu', 'Toshkent', 41.32, 69.23],
  ['Yunusobod', 'Toshkent', 41.36, 69.28],
  ['Registon', 'Samarqand', 39.65, 66.97],
].map(([name, city, latitude, longitude], index) => ({
  id: index + 1,
  name: String(name),
  city: String(city),
  address: `${name} koʻchasi, ${index}`,
  latitude: Number(latitude),
  longitude: Number(longitude),
  phone: '+998712000701',
  work_time: '09:00–21:00',
  images: ['shops/a.webp', 'shops/b.webp'],
}));

test('opens a branch’s gallery and hours from the list and closes them (S2-92, S2-93)', async () => {
  renderAt(<BranchMap branches={branches} />);
  const row = screen.getByRole('button', { name: 'Registon' });
  await shopper.click(row);

  const panel = within(await screen.findByRole('region', { name: 'Registon' }));
  expect(panel.getByText(/09:00–21:00/)).toBeTruthy();
  expect(panel.getAllByRole('button', { name: /Registon/ })).toHaveLength(2);

  await shopper.click(panel.getByRole('button', { name: t('actions.close') }));
  expect(document.activeElement).toBe(row);
});

test('each press on a shared pin opens the next of its branches (S2-91, S2-92)', async () => {
  renderAt(<BranchMap branches={branches} />);
  const pin = screen.getByRole('button', { name: 'Toshkent: 2' });

  await shopper.click(pin);
  await screen.findByRole('region', { name: 'Yunusobod' });
  await shopper.click(pin);
  await screen.findByRole('region', { name: 'Chorsu' });
});

test('shows a labeled outline and map links when there is no map key (S2-91, B-92)', () => {
  renderAt(<BranchMap branches={branches} />);
  expect(screen.getByText(t('map.outline'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('map.show') })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(3);
  expect(links[0]).toBe('https://yandex.uz/maps/?pt=69.23,41.32&z=16&l=map');
});

test('offers a map when there is a map key, but loads it only near the screen (B-91)', () => {
  vi.stubGlobal('IntersectionObserver', FarAway);
  renderAt(
    <MapKey value="key">
      <BranchMap branches={branches} />
    </MapKey>,
  );
  expect(screen.getByRole('button', { name: t('map.show') })).toBeTruthy();
  expect(document.querySelector('script[src*="yandex"]')).toBeNull();
});

/** An IntersectionObserver that never reports an element as visible. */
class FarAway {
  observe() {}
  disconnect() {}
}
