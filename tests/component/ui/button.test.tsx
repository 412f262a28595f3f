import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { renderAt } from '@/tests/support/component/render';

const shopper = userEvent.setup();

test('keeps the focus and ignores presses while busy', async () => {
  const onClick = vi.fn();
  renderAt(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await shopper.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('does not submit its form again while busy', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderAt(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await shopper.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("is a link in the page's language if it has an address", () => {
  renderAt(<Button href="/products">All</Button>, { url: '/ru', locale: 'ru' });
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/ru/products');
});
