import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import { LikedView } from '@/components/liked/liked-view';
import { cartQuery } from '@/lib/client/cart';
import { likedQuery } from '@/lib/client/liked';
import { atPlace } from '@/tests/support/component/render';

const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function refused(client: QueryClient) {
  const queryFn = () => Promise.reject(new Error('refused'));
  await client.prefetchQuery({ ...cartQuery('uz'), queryFn });
}

const views = [
  {
    name: 'wishlist',
    View: LikedView,
    prepare: (client: QueryClient) => void client.setQueryData(likedQuery('uz').queryKey, []),
  },
  { name: 'cart', View: CartView, prepare: refused },
];

test.each(views)(
  'hydrates the HTML of the $name even if the API responds before hydration',
  async ({ View, prepare }) => {
    const area = document.body.appendChild(document.createElement('div'));
    area.innerHTML = renderToString(atPlace(<View />, {}, undefined, aClient()));
    const client = aClient();
    await prepare(client);
    const onRecoverableError = vi.fn();

    await act(async () =>
      hydrateRoot(area, atPlace(<View />, {}, undefined, client), { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    area.remove();
  },
);
