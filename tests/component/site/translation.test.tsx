import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { followTranslation } from '@/lib/client/translation';

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
