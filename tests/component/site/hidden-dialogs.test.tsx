import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeStep } from '@/components/auth/code-step';
import { type DevicePosition, useGeolocation } from '@/lib/hooks/use-geolocation';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { renderAt } from '@/tests/support/component/render';
import { stubNavigator } from '@/tests/support/navigator';

type Mode = 'hidden' | 'visible';

function Page({
  dialog,
  onMode,
}: {
  dialog: ReactNode;
  onMode: (set: (mode: Mode) => void) => void;
}) {
  const [mode, setMode] = useState<Mode>('visible');
  onMode(setMode);
  return <Activity mode={mode}>{dialog}</Activity>;
}

/** Renders a dialog that can be hidden and shown again, as when the offline page opens. */
function renderHideable(dialog: ReactNode) {
  let setMode = (_: Mode) => {};
  const onMode = (set: typeof setMode) => {
    setMode = set;
  };
  const { unmount } = renderAt(<Page dialog={dialog} onMode={onMode} />);
  return {
    hide: () => act(() => setMode('hidden')),
    show: () => act(() => setMode('visible')),
    unmount,
  };
}

function Mounted({ onRender }: { onRender: (isMounted: () => boolean) => void }) {
  onRender(useIsMounted());
  return null;
}

function Located({ onFound }: { onFound: (position: DevicePosition) => void }) {
  useGeolocation({ onFound, onUnknown: () => {} });
  return null;
}

test('a hidden dialog is still mounted, so it receives the result of its request', () => {
  let isMounted = () => false;
  const onRender = (check: typeof isMounted) => {
    isMounted = check;
  };
  const { hide, unmount } = renderHideable(<Mounted onRender={onRender} />);
  hide();
  expect(isMounted()).toBe(true);
  unmount();
  expect(isMounted()).toBe(false);
});

test('requests the location once, even if the dialog is hidden and shown again', () => {
  const position = { latitude: 41.3, longitude: 69.2, accuracy: 50 };
  const getCurrentPosition = vi.fn((found: (position: { coords: DevicePosition }) => void) =>
    found({ coords: position }),
  );
  stubNavigator('geolocation', { value: { getCurrentPosition } });
  const onFound = vi.fn();
  const { hide, show } = renderHideable(<Located onFound={onFound} />);
  hide();
  show();
  expect(getCurrentPosition).toHaveBeenCalledOnce();
  expect(onFound).toHaveBeenCalledExactlyOnceWith(position);
});

test('keeps the typed sign-in code when its dialog is hidden and shown again (S8-06)', async () => {
  const request = { phone: '+998901234567', at: performance.now(), detail: '' };
  const [onRequested, onChangePhone, onSignedIn] = [vi.fn(), vi.fn(), vi.fn()];
  const { hide, show } = renderHideable(
    <CodeStep
      request={request}
      onRequested={onRequested}
      onChangePhone={onChangePhone}
      onSignedIn={onSignedIn}
    />,
  );
  const digits = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value)
      .join('');
  await userEvent.type(screen.getAllByRole('textbox')[0] ?? document.body, '12');
  expect(digits()).toBe('12');
  hide();
  show();
  expect(digits()).toBe('12');
});
