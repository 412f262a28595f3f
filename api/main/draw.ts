import type { Drawn } from '@/api/media/drawing-process';
import { loadDemo } from '@/api/shared/load-demo';

/** A child process of the API that draws images on request and exits with the API. */
process.on('message', async (path: string) => {
  send(
    await draw(path).then(
      (bytes) => ({ path, bytes }),
      (error: unknown) => ({ path, failed: String(error) }),
    ),
  );
});
// Ignores signals to the whole process group, because the API ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

async function draw(path: string): Promise<Buffer> {
  const demo = await loadDemo({ DEMO_SHOP: true });
  if (!demo) throw new Error('the demonstration shop is disabled');
  return demo.drawings.draw(path);
}

function send(drawn: Drawn): void {
  process.send?.(drawn, () => {});
}
