import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MaintenanceNotice } from '@/components/site/maintenance-notice';
import { TestModeNotice } from '@/components/site/test-mode-notice';
import { atPlace, renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const shopper = userEvent.setup();
const works = { title: 'Texnik ishlar', html: '<p>Ertaga <b>02:00</b> da</p>' };

test('the technical-works notice opens once, and a changed one opens again (S2-96, S2-97)', async () => {
  const { unmount } = renderAt(<MaintenanceNotice {...works} noticeKey="first" />);
  const dialog = await screen.findByRole('dialog', { name: 'Texnik ishlar' });
  expect(dialog.querySelector('b')?.textContent).toBe('02:00');
  await shopper.click(screen.getByRole('button', { name: t('notice.understood') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  renderAt(
    <>
      <MaintenanceNotice {...works} noticeKey="first" />
      <MaintenanceNotice title="Boshqa ishlar" html="" noticeKey="second" />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Boshqa ishlar' });
  expect(screen.queryByRole('dialog', { name: 'Texnik ishlar' })).toBeNull();
});

test('the test-mode notice is in the HTML, explains itself and can be dismissed (S1-12)', async () => {
  expect(renderToString(atPlace(<TestModeNotice />))).toContain(t('notice.testMode'));
  renderAt(<TestModeNotice />);

  await shopper.click(screen.getByText(t('notice.testMode')));
  await shopper.click(screen.getByRole('button', { name: t('notice.understood') }));
  expect(screen.queryByText(t('notice.testMode'))).toBeNull();
});
