import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from '@/components/ui/form/checkbox';
import { RangeSlider } from '@/components/ui/form/range-slider';
import { Disclosure } from '@/components/ui/overlay/disclosure';

afterEach(() => {
  vi.useRealTimers();
});

function renderSlider(bounds: {
  max: number;
  step?: number;
  value?: { from: number; to: number };
}) {
  const [onChange, onCommit] = [vi.fn(), vi.fn()];
  const { value = { from: 20, to: 60 } } = bounds;
  const given = { ...bounds, min: 0, value, onChange, onCommit };
  render(<RangeSlider {...given} fromLabel="from" toLabel="to" />);
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return { onChange, onCommit, thumb };
}

test.each([
  ['from', '30', { from: 30 }],
  ['from', '90', { from: 59 }],
  ['to', '40', { to: 40 }],
  ['to', '5', { to: 21 }],
])(
  'does not let the thumb "%s" cross the other when it is moved to %s (S2-64)',
  (name, moved, value) => {
    const { onChange, thumb } = renderSlider({ max: 100 });
    fireEvent.change(thumb(name), { target: { value: moved } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  },
);

test('lets the upper thumb reach the maximum even if it is not a whole step (S2-64)', () => {
  const { onChange, thumb } = renderSlider({ max: 104, step: 10 });
  fireEvent.change(thumb('to'), { target: { value: '104' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ to: 104 });
});

test.each([
  ['with one key press', '26', { from: 30 }],
  ['with one key press backward', '24', { from: 20 }],
  ['with three key presses before hydration', '28', { from: 50 }],
])('moves a thumb that is between two steps to a round value %s (S2-64)', (_, moved, value) => {
  const { onChange, thumb } = renderSlider({ max: 1000, step: 10, value: { from: 25, to: 800 } });
  fireEvent.change(thumb('from'), { target: { value: moved } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
});

test('stops a dragged thumb at round values (S2-64)', () => {
  const { onChange, thumb } = renderSlider({ max: 1000, step: 10, value: { from: 25, to: 800 } });
  fireEvent.pointerDown(thumb('from'));
  fireEvent.change(thumb('from'), { target: { value: '33' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 30 });
});

test('orders thumbs whose values are reversed (S2-64)', () => {
  const { thumb } = renderSlider({ max: 100, value: { from: 80, to: 30 } });
  expect([thumb('from').value, thumb('to').value]).toEqual(['30', '80']);
});

test('puts the thumb at the end of the track for the maximum value', () => {
  const { thumb } = renderSlider({ max: 104, step: 10, value: { from: 20, to: 104 } });
  const { value, max } = thumb('to');
  expect(value).toBe(max);
});

test('commits the value once after twenty slow key presses (S2-64)', () => {
  vi.useFakeTimers();
  const { onCommit, thumb } = renderSlider({ max: 100 });
  for (let press = 1; press <= 20; press += 1) {
    fireEvent.change(thumb('from'), { target: { value: String(20 + press) } });
    vi.advanceTimersByTime(900);
  }
  expect(onCommit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onCommit).toHaveBeenCalledOnce();
});

test('commits the value immediately and only once when a thumb loses focus (S2-64)', () => {
  vi.useFakeTimers();
  const { onCommit, thumb } = renderSlider({ max: 100 });
  fireEvent.change(thumb('from'), { target: { value: '21' } });
  fireEvent.blur(thumb('from'));
  vi.advanceTimersByTime(0);
  expect(onCommit).toHaveBeenCalledOnce();
  fireEvent.blur(thumb('from'));
  vi.advanceTimersByTime(5000);
  expect(onCommit).toHaveBeenCalledOnce();
});

test('commits a dragged value only on release, even after a long pause', () => {
  vi.useFakeTimers();
  const { onCommit, thumb } = renderSlider({ max: 100 });
  fireEvent.pointerDown(thumb('from'));
  fireEvent.change(thumb('from'), { target: { value: '30' } });
  vi.advanceTimersByTime(5000);
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(thumb('from'));
  vi.advanceTimersByTime(0);
  expect(onCommit).toHaveBeenCalledOnce();
});

test('treats the move that Firefox reports after the release as part of the drag', () => {
  vi.useFakeTimers();
  const value = { from: 20, to: 800 };
  const { onChange, onCommit, thumb } = renderSlider({ max: 1000, step: 100, value });
  fireEvent.pointerDown(thumb('to'));
  fireEvent.pointerUp(thumb('to'));
  fireEvent.change(thumb('to'), { target: { value: '768' } });
  expect(onChange).toHaveBeenLastCalledWith({ to: 800 });
  vi.advanceTimersByTime(5000);
  expect(onCommit).toHaveBeenCalledOnce();
});

test('marks a partly checked checkbox as indeterminate', () => {
  const { rerender } = render(<Checkbox isMixed>all</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'all' });
  expect(box).toHaveProperty('indeterminate', true);

  rerender(<Checkbox>all</Checkbox>);
  expect(box).toHaveProperty('indeterminate', false);
});

test('renders a disclosure as a native element that opens without JavaScript', () => {
  render(<Disclosure title="question">answer</Disclosure>);
  const details = screen.getByText('question').closest('details');
  expect(details?.open).toBe(false);
});
