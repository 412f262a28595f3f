import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

const isVisible = (element: Element) => element.matches(':focus-visible');

function showTwo() {
  render(
    <>
      <input aria-label="field" />
      <button type="button">press</button>
    </>,
  );
  return { field: screen.getByRole('textbox'), button: screen.getByRole('button') };
}

test('shows the focus after Tab even if an earlier test focused elsewhere', async () => {
  const previous = render(<textarea />);
  const gone = screen.getByRole('textbox');
  gone.focus();
  expect(isVisible(gone)).toBe(true);
  previous.unmount();

  const { button } = showTwo();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button);
  expect(isVisible(button)).toBe(true);
  expect(isVisible(document.body)).toBe(false);
});

test('shows no focus after a press until a key is used, except in text fields', async () => {
  const { field, button } = showTwo();
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(isVisible(button)).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(isVisible(button)).toBe(true);
  await userEvent.click(field);
  expect([isVisible(field), isVisible(button)]).toEqual([true, false]);
});

test('shows focus set by a script, regardless of presses in an earlier test', () => {
  const { button } = showTwo();
  button.focus();
  expect(isVisible(button)).toBe(true);
});
