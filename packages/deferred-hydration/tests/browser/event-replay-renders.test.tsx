import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aQueue, html, pick, receivedEvents } from './replayed-page';

test('replays a press on a replaced element at the same position', async () => {
  const { queue } = aQueue();
  const page = html(
    '<p><button type="button">a</button><button id="add" type="button">b</button></p>',
  );
  pick(page, 'add').click();
  html(
    '<p><button id="other" type="button">c</button><button id="again" type="button">d</button></p>',
  );
  const events = receivedEvents(['click']);
  await queue.replay();
  expect(events).toEqual(['click again']);
});

function Counter({ delayMs = 0 }: { delayMs?: number }) {
  const [count, setCount] = useState(0);
  const add = () => (delayMs ? setTimeout(() => setCount(1), delayMs) : setCount(1));
  if (count === 0)
    return [
      <button key="add" type="button" onClick={add}>
        Add
      </button>,
      <button key="before" type="button" aria-label="more">
        +
      </button>,
    ];
  return (
    <p>
      <output>{count}</output>
      <button type="button" aria-label="more" onClick={() => setCount(count + 1)}>
        +
      </button>
    </p>
  );
}

async function pressBoth(counter: React.ReactNode) {
  render(counter);
  const { queue } = aQueue();
  screen.getByText('Add').click();
  screen.getByText('+').click();
  screen.getByText('Add').click();
  await act(() => queue.replay());
}

test('replays a press on an element that React rendered after the previous press', async () => {
  await pressBoth(<Counter />);
  expect(screen.getByRole('status').textContent).toBe('2');
});

/** A product whose "Add" button React renders again when another option is selected. */
function Options({ onAdd }: { onAdd: (option: string) => void }) {
  const [option, setOption] = useState('red');
  return (
    <>
      <button type="button" onClick={() => setOption('blue')}>
        Blue
      </button>
      <p key={option}>
        <button type="button" onClick={() => onAdd(option)}>
          Add
        </button>
      </p>
    </>
  );
}

test('replays a press on a button with the same text that React has rendered again', async () => {
  const added: string[] = [];
  render(<Options onAdd={(option) => added.push(option)} />);
  const { queue } = aQueue();
  screen.getByText('Blue').click();
  screen.getByText('Add').click();
  await act(() => queue.replay());
  expect(added).toEqual(['blue']);
});

test('drops a press if React does not render its element within one task', async () => {
  await pressBoth(<Counter delayMs={50} />);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
});
