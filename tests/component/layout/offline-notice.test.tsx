import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { RouteWatcher } from '@/components/layout/start/route-watcher';
import { renderAt } from '@/tests/support/component/render';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

function theConnection(is: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'online');
  act(() => void window.dispatchEvent(new Event(is)));
}

test('shows the offline notice only while the connection is lost (S4-46)', () => {
  renderAt(
    <>
      <RouteWatcher />
      <OfflineNotice text="no connection" />
    </>,
  );
  expect(screen.queryByText('no connection')).toBeNull();

  theConnection('offline');
  expect(screen.queryByText('no connection')).not.toBeNull();

  theConnection('online');
  expect(screen.queryByText('no connection')).toBeNull();
});
