import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Modal } from '@/components/ui/overlay/modal';
import {
  leaveOverlays,
  overlayStayed,
  watchOverlayEntries,
} from '@/lib/navigation/overlay-entries';

const shopper = userEvent.setup();
const STEP_TIMEOUT_MS = 5000;

function Page() {
  const [opened, setOpened] = useState<string[]>([]);
  const open = (name: string) => setOpened((names) => [...names, name]);
  const close = (name: string) => setOpened((names) => names.filter((one) => one !== name));
  return (
    <>
      <button type="button" onClick={() => open('first')}>
        open first
      </button>
      {['first', 'second'].map((name) => (
        <Modal
          key={name}
          isOpen={opened.includes(name)}
          onClose={() => close(name)}
          title={name}
          closeLabel={`close ${name}`}
          width={420}
        >
          <button type="button" onClick={() => open('second')}>
            open second
          </button>
          <button type="button" onClick={() => setOpened(['second'])}>
            second instead
          </button>
        </Modal>
      ))}
    </>
  );
}

/** Pushes two history entries, the second for `page`, and opens the first overlay on it. */
async function openFirst(page: string) {
  window.history.pushState(null, '', `/before-${page}`);
  window.history.pushState(null, '', `/${page}`);
  render(<Page />);
  await press('open first');
  await isOpen('first');
}

const press = (name: string) => shopper.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.findByRole('dialog', { name });
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const entriesOfOverlays = () => Object(window.history.state).chorsu?.overlays ?? 0;
const settled = (entries: number) => waitFor(() => expect(entriesOfOverlays()).toBe(entries));

async function goBack() {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.back();
  await arrived;
}

test('closes the overlay on Back and leaves the page on the next Back', async () => {
  await openFirst('one');
  await goBack();
  await isClosed('first');
  expect(window.location.pathname).toBe('/one');
  await goBack();
  expect(window.location.pathname).toBe('/before-one');
});

test('leaves no history entry when an overlay is closed by its button', async () => {
  await openFirst('two');
  await press('close first');
  await isClosed('first');
  await settled(0);
  await goBack();
  expect(window.location.pathname).toBe('/before-two');
});

test('closes the upper of two overlays first on Back', async () => {
  await openFirst('three');
  await press('open second');
  await isOpen('second');
  await goBack();
  await isClosed('second');
  await isOpen('first');
  await goBack();
  await isClosed('first');
  expect(window.location.pathname).toBe('/three');
});

test('reuses an overlay’s history entry for the overlay that replaces it', async () => {
  await openFirst('four');
  await press('second instead');
  await isOpen('second');
  await isClosed('first');
  await settled(1);
  await goBack();
  await isClosed('second');
  await goBack();
  expect(window.location.pathname).toBe('/before-four');
});

test('keeps a newer overlay open when a closed overlay’s step back happens late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openFirst('late');
  const go = vi.spyOn(window.history, 'go').mockImplementationOnce(() => {});
  await press('close first');
  await isClosed('first');
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await press('open first');
  await isOpen('first');
  await press('open second');
  // After this time, the page assumes that the browser ignored the step back.
  vi.advanceTimersByTime(STEP_TIMEOUT_MS);
  await settled(2);

  await goBack();
  await settled(2);
  await isOpen('second');
  await goBack();
  await isClosed('second');
  await isOpen('first');
  await press('close first');
  await settled(0);
});

test('delays a navigation until the step back has happened, even after over a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openFirst('busy');
  const step = window.history.go.bind(window.history);
  const go = vi.spyOn(window.history, 'go').mockImplementationOnce(() => {});
  await press('close first');
  await isClosed('first');
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  const left: string[] = [];
  leaveOverlays(() => left.push(window.location.pathname));

  vi.advanceTimersByTime(1500);
  expect([left, go.mock.calls.length]).toEqual([[], 1]);
  step(-1);
  await waitFor(() => expect(left).toEqual(['/busy']));
  expect(entriesOfOverlays()).toBe(0);
});

test('goes back one history entry after a reload on an overlay’s entry', async () => {
  window.history.pushState(null, '', '/five');
  window.history.pushState({ chorsu: { overlays: 1 } }, '');
  const stop = watchOverlayEntries();
  await settled(0);
  expect(window.location.pathname).toBe('/five');
  stop();
});

test("replaces an overlay's entry on navigation and waits for a closing overlay", async () => {
  await openFirst('six');
  const ways: boolean[] = [];
  leaveOverlays((isReplacing) => ways.push(isReplacing));
  await press('close first');
  await isClosed('first');
  expect([ways, entriesOfOverlays()]).toEqual([[true], 1]);

  await press('open first');
  await isOpen('first');
  await press('close first');
  leaveOverlays((isReplacing) => ways.push(isReplacing));
  await waitFor(() => expect(ways).toEqual([true, false]));
  expect(entriesOfOverlays()).toBe(0);
});

test('closes an overlay on Back and keeps the page opened behind it (S2-68)', async () => {
  await openFirst('eleven');
  await settled(1);
  leaveOverlays(() => window.history.replaceState(null, '', '/eleven?tick'));
  overlayStayed();
  await settled(1);
  await goBack();
  await isClosed('first');
  expect(window.location.search).toBe('?tick');
  await goBack();
  expect(window.location.pathname).toBe('/eleven');
});

test("goes back to the page's entry before replacing it behind an overlay (S2-64)", async () => {
  await openFirst('twelve');
  await settled(1);
  const ways: boolean[] = [];
  leaveOverlays((isReplacing) => ways.push(isReplacing), { isPageReplaced: true });
  await waitFor(() => expect(ways).toEqual([true]));
  expect(entriesOfOverlays()).toBe(0);
  window.history.replaceState(null, '', '/twelve?moved');
  overlayStayed();
  await settled(1);
  await goBack();
  await isClosed('first');
  await goBack();
  expect(window.location.pathname).toBe('/before-twelve');
});
