import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from '@/components/ui/modal';
import { leaveOverlays, watchOverlayEntries } from '@/lib/navigation/overlay-entries';

const shopper = userEvent.setup();

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

/** At a page of its own in the history, which is what Back leaves when nothing is open. */
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

test('Back closes what is open and stays on the page, the next Back leaves it', async () => {
  await openFirst('one');
  await goBack();
  await isClosed('first');
  expect(window.location.pathname).toBe('/one');
  await goBack();
  expect(window.location.pathname).toBe('/before-one');
});

test('what was closed by hand leaves no Back behind that does nothing', async () => {
  await openFirst('two');
  await press('close first');
  await isClosed('first');
  await settled(0);
  await goBack();
  expect(window.location.pathname).toBe('/before-two');
});

test('of two that are open Back closes the upper one first', async () => {
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

test('one that takes the place of another takes its entry as well', async () => {
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

test('a page that is loaded anew where an overlay was open steps back from its entry', async () => {
  window.history.pushState(null, '', '/five');
  window.history.pushState({ chorsu: { overlays: 1 } }, '');
  const stop = watchOverlayEntries();
  await settled(0);
  expect(window.location.pathname).toBe('/five');
  stop();
});

test('a navigation out of an overlay takes its entry’s place, one while it closes waits for that', async () => {
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
