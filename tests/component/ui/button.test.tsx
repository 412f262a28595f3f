import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { renderAt } from '@/tests/support/component/render';

const shopper = userEvent.setup();

test('a busy button keeps the focus and ignores presses', async () => {
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

test('a busy button does not submit its form again', async () => {
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

test("a button with an `href` is a link in the page's language", () => {
  renderAt(<Button href="/products">All</Button>, { url: '/ru', locale: 'ru' });
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/ru/products');
});
