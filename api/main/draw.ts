import type { Drawn } from '@/api/media/drawing-process';
import { loadDemo } from '@/api/shared/load-demo';

/** A process of the API that draws the pictures it is asked for, and ends with it. */
process.on('message', async (path: string) => {
  answer(
    await draw(path).then(
      (bytes) => ({ path, bytes }),
      (error: unknown) => ({ path, failed: String(error) }),
    ),
  );
});
// Whoever signals the whole group means the API, which says when it is over.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

async function draw(path: string): Promise<Buffer> {
  const demo = await loadDemo({ DEMO_SHOP: true });
  if (!demo) throw new Error('there are no drawings');
  return demo.drawings.draw(path);
}

function answer(drawn: Drawn): void {
  process.send?.(drawn, () => {});
}
