import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { RangeSlider } from '@/components/ui/range-slider';

function renderSlider() {
  const onChange = vi.fn();
  const bounds = { min: 0, max: 100, value: { from: 20, to: 60 } };
  render(<RangeSlider {...bounds} onChange={onChange} fromLabel="from" toLabel="to" />);
  return onChange;
}

test.each([
  ['from', '30', { from: 30 }],
  ['from', '90', { from: 60 }],
  ['to', '40', { to: 40 }],
  ['to', '5', { to: 20 }],
])('the thumb "%s" moved to %s never crosses the other, which stays', (name, moved, value) => {
  const onChange = renderSlider();
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: moved } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
});

test('a checkbox for some of many is neither ticked nor empty', () => {
  const { rerender } = render(<Checkbox isMixed>all</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'all' });
  expect(box).toHaveProperty('indeterminate', true);

  rerender(<Checkbox>all</Checkbox>);
  expect(box).toHaveProperty('indeterminate', false);
});

test('a disclosure is the browser’s own, so that it opens without scripts', () => {
  render(<Disclosure title="question">answer</Disclosure>);
  const details = screen.getByText('question').closest('details');
  expect(details?.open).toBe(false);
});
