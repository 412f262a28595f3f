import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { followTranslation } from '@/lib/client/page/translation';

const { insertBefore, removeChild } = Node.prototype;
const isPatched = () =>
  Node.prototype.insertBefore !== insertBefore || Node.prototype.removeChild !== removeChild;

function Total() {
  const [count, setCount] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <output>
        {count > 2 && <b>new</b>}
        {count}
      </output>
    </p>
  );
}

const press = () => act(async () => screen.getByText('more').click());

/** As Chrome does it. */
async function translate(element: HTMLElement) {
  const font = document.createElement('font');
  const text = element.lastChild;
  font.textContent = `${text?.textContent} translated`;
  if (text) element.replaceChild(font, text);
  await act(async () => {});
}

test("a page that is not translated keeps the browser's methods", async () => {
  const stop = followTranslation();
  render(<Total />);
  await press();
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(isPatched()).toBe(false);
  stop();
});

test('after the first translated text React can write and move its texts, until it is stopped', async () => {
  const stop = followTranslation();
  render(<Total />);
  const output = screen.getByRole('status');
  await translate(output);
  expect(isPatched()).toBe(true);
  expect(output.textContent).toBe('1 translated');
  await press();
  expect(output.textContent).toBe('2');
  await translate(output);
  await press();
  expect(output.textContent).toBe('new3');
  stop();
  expect(isPatched()).toBe(false);
});

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** A page that is watched, with a text in an element of its own. */
function aText() {
  stop = followTranslation();
  const box = document.createElement('p');
  const text = document.createTextNode('Savat');
  box.append(text);
  document.body.append(box);
  return { box, text };
}

function anElement(name: string) {
  const element = document.createElement(name);
  element.textContent = 'Корзина';
  return element;
}
/** The watcher hears of changes after them. */
const told = () => act(async () => {});

test.each([
  ['font', true],
  ['ya-tr-span', true],
  ['b', false],
])('a %s in place of a text stands for it: %j', async (name, stands) => {
  const { box, text } = aText();
  box.replaceChild(anElement(name), text);
  await told();
  expect(isPatched()).toBe(stands);
  text.data = 'Buyurtma';
  await told();
  expect(box.textContent).toBe(stands ? 'Buyurtma' : 'Корзина');
});

test.each([
  ['before', (text: Text, font: Element) => text.before(font)],
  ['after', (text: Text, font: Element) => text.after(font)],
])('one that was put %s the text stands for it when the text goes', async (_where, put) => {
  const { box, text } = aText();
  put(text, anElement('font'));
  await told();
  expect(isPatched()).toBe(false);
  text.remove();
  await told();
  text.data = 'Buyurtma';
  await told();
  expect([box.innerHTML, isPatched()]).toEqual(['Buyurtma', true]);
});

test('what is put before or taken away beside the text is put before and taken away beside its stand-in', async () => {
  const { box, text } = aText();
  const font = anElement('font');
  box.replaceChild(font, text);
  await told();
  const mark = document.createElement('i');
  expect(box.insertBefore(mark, text)).toBe(mark);
  expect([...box.children]).toEqual([mark, font]);
  expect(box.insertBefore(document.createElement('u'), null)).toBe(box.lastChild);
  expect(box.removeChild(text)).toBe(text);
  expect([...box.children].map(({ tagName }) => tagName)).toEqual(['I', 'U']);
});

async function aReplacedText() {
  const { box, text } = aText();
  box.replaceChild(anElement('font'), text);
  await told();
  return { box, text };
}

function elsewhere(text: Text) {
  const other = document.createElement('p');
  document.body.append(other);
  other.insertBefore(text, null);
  return other;
}

test('elsewhere a text that was replaced is itself again', async () => {
  const { box, text } = await aReplacedText();
  const other = elsewhere(text);
  await told();
  // Its stand-in has gone with it.
  expect([box.innerHTML, other.innerHTML]).toEqual(['', 'Savat']);
  other.removeChild(text);
  expect(other.innerHTML).toBe('');
});

test('a text that is moved past an element is not replaced by it', async () => {
  const { box, text } = aText();
  box.append(anElement('font'));
  box.append(text);
  await told();
  text.data = 'Buyurtma';
  await told();
  expect(box.innerHTML).toBe('<font>Корзина</font>Buyurtma');
});

test('a text that is put elsewhere and taken away again at once is not shown', async () => {
  const { box, text } = await aReplacedText();
  const other = elsewhere(text);
  other.removeChild(text);
  await told();
  expect([box.innerHTML, other.innerHTML]).toEqual(['<font>Корзина</font>', '']);
});

test('one element stands for one text', async () => {
  const { box, text } = aText();
  const second = document.createTextNode(' 2');
  box.append(second);
  box.replaceChild(anElement('font'), text);
  await told();
  second.remove();
  await told();
  second.data = ' 3';
  await told();
  expect(box.innerHTML).toBe('<font>Корзина</font>');
});

test('once it is stopped, a page is left to its browser', async () => {
  const { box, text } = await aReplacedText();
  stop();
  text.data = 'Buyurtma';
  await told();
  expect([box.textContent, isPatched()]).toEqual(['Корзина', false]);
});
