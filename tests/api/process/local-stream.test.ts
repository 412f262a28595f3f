import { expect, onTestFinished, test, vi } from 'vitest';
import { LINES } from '@/api/operator/transport';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { SECRET, testShop } from '@/tests/api/setup/shop';

async function startBackup() {
  const app = documentedApp((await testShop()).ports);
  const headers = { authorization: `Bearer ${SECRET}`, accept: LINES };
  const response = await app.request('/local/backupRows', { method: 'POST', headers, body: '{}' });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the response has no body');
  return reader;
}

test('logs no error when the client that downloads a backup disconnects', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const reader = await startBackup();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();

  // While this second backup is read to its end, the canceled one has time to stop.
  const whole = await startBackup();
  while (!(await whole.read()).done);
  expect(error).not.toHaveBeenCalled();
});
