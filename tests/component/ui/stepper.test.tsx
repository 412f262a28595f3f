import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper } from '@/components/ui/form/stepper';

const shopper = userEvent.setup();

function renderStepper(value: number) {
  const onChange = vi.fn();
  const labels = { label: 'amount', decreaseLabel: 'less', increaseLabel: 'more' };
  render(<Stepper kind="brand" value={value} min={1} max={3} onChange={onChange} {...labels} />);
  return onChange;
}

test.each([
  [2, 'more', 3],
  [2, 'less', 1],
])('changes the amount %i with the button "%s" to %i', async (value, name, given) => {
  const onChange = renderStepper(value);
  await shopper.click(screen.getByRole('button', { name }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(given);
});

test.each([
  [3, 'more'],
  [1, 'less'],
])('at the limit %i, the button "%s" does nothing and keeps the focus', async (value, name) => {
  const onChange = renderStepper(value);
  const button = screen.getByRole('button', { name });
  await shopper.click(button);
  expect(onChange).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test.each([
  [1, ['more']],
  [2, ['less', 'more']],
  [3, ['less']],
])('a stepper at %i has only %j as Tab stops', async (value, names) => {
  renderStepper(value);
  const stops: string[] = [];
  for (await shopper.tab(); document.activeElement !== document.body; await shopper.tab()) {
    stops.push(document.activeElement?.getAttribute('aria-label') ?? '');
  }
  expect(stops).toEqual(names);
});
