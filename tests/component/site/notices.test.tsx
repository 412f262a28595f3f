import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MaintenanceNotice } from '@/components/site/maintenance-notice';
import { TestModeNotice } from '@/components/site/test-mode-notice';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const works = { title: 'Texnik ishlar', html: '<p>Ertaga <b>02:00</b> da</p>' };

test('shows the maintenance notice after each page load and for each new text (S2-96)', async () => {
  const { rerender, unmount } = render(atPlace(<MaintenanceNotice {...works} noticeKey="first" />));
  const dialog = await screen.findByRole('dialog', { name: 'Texnik ishlar' });
  expect(dialog.querySelector('b')?.textContent).toBe('02:00');
  await shopper.click(screen.getByRole('button', { name: t('notice.understood') }));
  expect(screen.queryByRole('dialog')).toBeNull();

  rerender(atPlace(<MaintenanceNotice title="Boshqa ishlar" html="" noticeKey="second" />));
  await screen.findByRole('dialog', { name: 'Boshqa ishlar' });
  unmount();

  renderAt(<MaintenanceNotice {...works} noticeKey="first" />);
  await screen.findByRole('dialog', { name: 'Texnik ishlar' });
});

test('shows a test-mode notice that opens an explanation and can be dismissed (S1-12)', async () => {
  expect(renderToString(atPlace(<TestModeNotice />))).toContain(t('notice.testMode'));
  renderAt(<TestModeNotice />);

  await shopper.click(screen.getByText(t('notice.testMode')));
  await shopper.click(screen.getByRole('button', { name: t('notice.understood') }));
  expect(screen.queryByText(t('notice.testMode'))).toBeNull();
});
