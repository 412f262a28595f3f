import { expect, test, vi } from 'vitest';
import { aQueue, html, isLeftToBrowser, leave, pick, press, receivedEvents } from './replayed-page';

test('queues a press, marks its button and replays it as a click', async () => {
  const { queue, onPress } = aQueue();
  const page = html('<button id="add" type="button">Add</button>');
  const events = receivedEvents(['click']);
  pick(page, 'add').click();
  expect(events).toEqual([]);
  expect(onPress).toHaveBeenCalledOnce();
  expect(pick(page, 'add').ariaBusy).toBe('true');

  await queue.replay();
  expect(events).toEqual(['click add']);
  expect(pick(page, 'add').ariaBusy).toBeNull();
  pick(page, 'add').click();
  expect(events).toEqual(['click add', 'click add']);
});

test('reports when a press starts and stops waiting, even if the button was removed', async () => {
  const onWaiting = vi.fn();
  const { queue } = aQueue({ onWaiting });
  const page = html('<button id="add" type="button">Add</button>');
  pick(page, 'add').click();
  expect(onWaiting.mock.calls).toEqual([[true]]);
  pick(page, 'add').remove();
  await queue.replay();
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
});

test('queues a press during the replay behind earlier presses', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="one" type="button"></button><button id="two" type="button"></button>',
  );
  const events = receivedEvents(['click']);
  pick(page, 'one').click();
  pick(page, 'one').click();
  const replayed = queue.replay();
  pick(page, 'two').click();
  expect(events).toEqual(['click one']);
  await replayed;
  expect(events).toEqual(['click one', 'click one', 'click two']);
});

test('shows a button as pressed only while its press is queued', async () => {
  const { queue } = aQueue();
  const add = pick(html('<button id="add" type="button">Add</button>'), 'add');
  add.click();
  expect([add.style.scale, add.style.opacity]).not.toContain('');
  await queue.replay();
  expect([add.style.scale, add.style.opacity]).toEqual(['', '']);
});

test('prevents the default action of queued events', () => {
  aQueue();
  const page = html(
    '<a id="more" data-more href="?page=2"></a><form id="form"></form><a id="away" href="/x"></a>',
  );
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  const held = [
    isLeftToBrowser(pick(page, 'more'), press()),
    isLeftToBrowser(pick(page, 'form'), submit),
    isLeftToBrowser(pick(page, 'away'), press()),
  ];
  expect(held).toEqual([false, false, false]);
  leave();
});

test('does not replay input that React receives directly during the replay', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="add" type="button"></button><input id="tick" type="checkbox"><select id="list"></select><input id="text">',
  );
  pick(page, 'add').click();
  const replayed = queue.replay();
  const events = receivedEvents(['input', 'change']);
  pick(page, 'tick').click();
  pick(page, 'list').dispatchEvent(new Event('change', { bubbles: true }));
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  const byItself = [...events];
  await replayed;
  expect(events).toEqual(byItself);
  expect(pick(page, 'tick')).toHaveProperty('checked', true);
});

test('replays presses in order even if the replay is started twice', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="one" type="button"></button><button id="two" type="button"></button>',
  );
  const events = receivedEvents(['click']);
  pick(page, 'one').click();
  pick(page, 'two').click();
  const both = [queue.replay(), queue.replay()];
  expect(events).toEqual(['click one']);
  await Promise.all(both);
  expect(events).toEqual(['click one', 'click two']);
});

test('reports a press that the app handles, but neither queues nor replays it', async () => {
  const handlePress = vi.fn((control: HTMLElement) => control.id === 'add');
  const { queue, onPress } = aQueue({ handlePress });
  const page = html(
    '<button id="add" type="button">Add</button><button id="menu" type="button">Menu</button>',
  );
  const events = receivedEvents(['click']);
  pick(page, 'add').click();
  expect([onPress.mock.calls.length, pick(page, 'add').ariaBusy]).toEqual([1, null]);
  pick(page, 'menu').click();
  await queue.replay();
  expect(events).toEqual(['click menu']);
  expect(handlePress.mock.calls.map(([control]) => control.id)).toEqual(['add', 'menu']);
});

test('queues a press behind earlier presses even if the app could handle it', async () => {
  const handlePress = vi.fn((control: HTMLElement) => control.id === 'add');
  const { queue } = aQueue({ handlePress });
  const page = html(
    '<button id="add" type="button">Add</button><button id="menu" type="button">Menu</button>',
  );
  const events = receivedEvents(['click']);
  pick(page, 'menu').click();
  pick(page, 'add').click();
  await queue.replay();
  expect(events).toEqual(['click menu', 'click add']);
});

test('lets the listeners of a shadow root handle presses inside it', () => {
  const { onPress } = aQueue();
  const area = html('<div id="area" role="group"><button type="button">Add</button></div>');
  const root = pick(area, 'area').attachShadow({ mode: 'open' });
  root.innerHTML = '<button type="button">More</button>';
  const pressed = vi.fn();
  root.addEventListener('click', pressed);
  root.querySelector('button')?.click();
  expect([pressed.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 0]);
});
