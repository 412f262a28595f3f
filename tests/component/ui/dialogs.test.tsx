import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Modal } from '@/components/ui/overlay/modal';

const shopper = userEvent.setup();

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Sign in"
        closeLabel="close"
        width={420}
      >
        <input aria-label="phone" />
      </Modal>
    </>
  );
}

async function openModal() {
  render(<Page />);
  await shopper.click(screen.getByRole('button', { name: 'open' }));
  return screen.findByRole('dialog', { name: 'Sign in' });
}

test('focuses a modal and makes the page behind it inert', async () => {
  const dialog = await openModal();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('button', { name: 'open' })).toBeNull();
});

test.each(['Escape', 'its button'])('closes a modal with %s and returns the focus', async (way) => {
  await openModal();
  if (way === 'Escape') await shopper.keyboard('{Escape}');
  else await shopper.click(screen.getByRole('button', { name: 'close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'open' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function List() {
  const [entries, setEntries] = useState(['one', 'two']);
  const [message, setMessage] = useState<string>();
  function remove() {
    setEntries(entries.filter((entry) => entry !== message));
    setMessage(undefined);
  }
  return (
    <main>
      <h1>Addresses</h1>
      {entries.map((entry) => (
        <button key={entry} type="button" onClick={() => setMessage(entry)}>
          {entry}
        </button>
      ))}
      {message && (
        <ConfirmDialog
          isOpen
          title="Delete?"
          yes="yes"
          no="no"
          onYes={remove}
          onNo={() => setMessage(undefined)}
        />
      )}
    </main>
  );
}

test('moves the focus to the heading when a deletion removes the focused button', async () => {
  render(<List />);
  const one = screen.getByRole('button', { name: 'one' });
  await shopper.click(one);
  await shopper.click(await screen.findByRole('button', { name: 'no' }));
  await waitFor(() => expect(document.activeElement).toBe(one));

  await shopper.click(one);
  await shopper.click(await screen.findByRole('button', { name: 'yes' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

function renderQuestion() {
  const handlers = { onYes: vi.fn(), onNo: vi.fn() };
  const words: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'yes' | 'no'> = {
    title: 'Delete?',
    yes: 'yes',
    no: 'no',
  };
  render(<ConfirmDialog isOpen {...words} {...handlers} />);
  return handlers;
}

test('focuses "no" in a deletion dialog', async () => {
  renderQuestion();
  const no = await screen.findByRole('button', { name: 'no' });
  await waitFor(() => expect(document.activeElement).toBe(no));
});

test('confirms a deletion only with "yes"', async () => {
  const { onYes, onNo } = renderQuestion();
  await shopper.keyboard('{Escape}');
  expect(onNo).toHaveBeenCalledOnce();
  expect(onYes).not.toHaveBeenCalled();

  await shopper.click(screen.getByRole('button', { name: 'yes' }));
  expect(onYes).toHaveBeenCalledOnce();
});
