import { expect, test } from 'vitest';
import {
  aQueue,
  html,
  isLeftToBrowser,
  leave,
  pick,
  press,
  receivedEvents,
  stayHere,
} from './replayed-page';

test('replays changes to checkboxes, selects and text fields with their latest values', async () => {
  const { queue } = aQueue();
  const page = html(
    '<input id="tick" type="checkbox"><select id="list"><option>a</option><option>b</option></select><input id="text">',
  );
  const [tick, list, text] = ['tick', 'list', 'text'].map((id) => pick(page, id));
  tick?.click();
  if (list instanceof HTMLSelectElement) list.value = 'b';
  list?.dispatchEvent(new Event('change', { bubbles: true }));
  for (const value of ['ch', 'choynak']) {
    if (text instanceof HTMLInputElement) text.value = value;
    text?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const events = receivedEvents(['change', 'input']);

  await queue.replay();
  expect(events).toEqual(['input tick', 'change tick', 'change list', 'input text']);
  expect(tick).toHaveProperty('checked', true);
  expect(list).toHaveProperty('value', 'b');
  expect(text).toHaveProperty('value', 'choynak');
});

test('replays a form submission after the text that was typed into the form', async () => {
  const { queue } = aQueue();
  const page = html('<form id="form"><input id="text"><button id="send">Send</button></form>');
  stayHere();
  const events = receivedEvents(['input', 'submit']);
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'send').click();
  expect(events).toEqual(['input text']);
  await queue.replay();
  expect(events).toEqual(['input text', 'input text', 'submit form']);
});

test('reports the focus of a field to React', async () => {
  const { queue } = aQueue();
  const page = html('<input id="text">');
  pick(page, 'text').focus();
  const events = receivedEvents(['focusin']);
  await queue.replay();
  expect(events).toEqual(['focusin text']);
});

test('lets the browser handle presses on checkboxes and text fields at once', () => {
  aQueue();
  const page = html('<input id="tick" type="checkbox"><input id="text">');
  expect(isLeftToBrowser(pick(page, 'tick'), press())).toBe(true);
  expect(pick(page, 'tick')).toHaveProperty('checked', true);
  expect(isLeftToBrowser(pick(page, 'text'), press())).toBe(true);
  leave();
});

test('restores the values and the focus of fields that React has replaced', async () => {
  const { queue } = aQueue();
  const fields =
    '<input class="t" id="tick" type="checkbox"><select class="l" id="list"><option>a</option><option>b</option></select><input class="x" id="text">';
  const page = html(fields);
  const [list, text] = [pick(page, 'list'), pick(page, 'text')];
  pick(page, 'tick').click();
  if (list instanceof HTMLSelectElement) list.value = 'b';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  if (text instanceof HTMLInputElement) text.value = 'choynak';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  const again = html(fields);
  await queue.replay();
  expect(pick(again, 'tick')).toHaveProperty('checked', true);
  expect(pick(again, 'list')).toHaveProperty('value', 'b');
  expect(pick(again, 'text')).toHaveProperty('value', 'choynak');
  expect(document.activeElement).toBe(pick(again, 'text'));
});

test('does not move the focus when it replays text into a field that still exists', async () => {
  const { queue } = aQueue();
  const page = html('<input id="text"><input id="other">');
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'other').focus();
  await queue.replay();
  expect(document.activeElement).toBe(pick(page, 'other'));
});
