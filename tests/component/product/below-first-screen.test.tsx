import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BelowFirstScreen } from '@/components/product/card/below-first-screen';

afterEach(() => window.history.replaceState(null, '', '/'));

/** A card was pressed, and its page has not come yet. */
const pressACard = () => window.history.replaceState({ chorsu: { isOptimistic: true } }, '', '/p');

/** `onShown` hears what was there when the page was first shown. */
function Page({ onShown = () => {} }: { onShown?: (isWhole: boolean) => void }) {
  useEffect(() => onShown(screen.queryByText('Reviews') !== null), [onShown]);
  return (
    <BelowFirstScreen>
      <h2>Reviews</h2>
    </BelowFirstScreen>
  );
}

test('after a press on a card what is below the first screen comes a render later', () => {
  pressACard();
  const onShown = vi.fn();
  render(<Page onShown={onShown} />);
  expect(onShown).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByText('Reviews')).toBeDefined();
});

test('the page that Back and Forward lead to is whole at once', () => {
  const onShown = vi.fn();
  render(<Page onShown={onShown} />);
  expect(onShown).toHaveBeenCalledExactlyOnceWith(true);
});

test('a page that was reloaded while it was awaited takes over the whole HTML', async () => {
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
