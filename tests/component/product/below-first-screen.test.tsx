import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BelowFirstScreen } from '@/components/product/card/below-first-screen';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Sets the history state of an optimistic navigation, as a press on a product card does. */
const pressACard = () => window.history.replaceState({ chorsu: { isOptimistic: true } }, '', '/p');

/** Calls `onShown` with whether the first render contains the content below the first screen. */
function Page({ onShown = () => {} }: { onShown?: (isWhole: boolean) => void }) {
  useEffect(() => onShown(screen.queryByText('Reviews') !== null), [onShown]);
  return (
    <BelowFirstScreen>
      <h2>Reviews</h2>
    </BelowFirstScreen>
  );
}

test('delays content below the first screen by one render after a press on a card', () => {
  pressACard();
  const onShown = vi.fn();
  render(<Page onShown={onShown} />);
  expect(onShown).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByText('Reviews')).toBeDefined();
});

test('renders the whole page at once after Back and Forward', () => {
  const onShown = vi.fn();
  render(<Page onShown={onShown} />);
  expect(onShown).toHaveBeenCalledExactlyOnceWith(true);
});

test('hydrates the complete HTML of a page that was reloaded while loading', async () => {
  pressACard();
  const area = document.body.appendChild(document.createElement('div'));
  area.innerHTML = renderToString(<Page />);
  const html = area.innerHTML;
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(area, <Page />, { onRecoverableError }));
  expect(area.innerHTML).toBe(html);
  expect(html).toContain('Reviews');
  expect(onRecoverableError).not.toHaveBeenCalled();
  area.remove();
});
