import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DrawingProcess } from '@/api/media/drawing-process';

const program = fileURLToPath(new URL('../../../support/stub/stub-drawer.mjs', import.meta.url));
const inProcess = { isDrawable: (path: string) => path !== 'none', draw: vi.fn() };

function aDrawing({ idleMs = 60_000, ...options } = {}) {
  const drawing = new DrawingProcess(program, { idleMs, ...options });
  onTestFinished(() => drawing.stop());
  const { draw, isDrawable } = drawing.of(inProcess);
  const pidOf = async (path: string) => Number((await draw(path)).toString().split(' ')[1]);
  return { drawing, draw, isDrawable, pidOf };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('pictures are drawn by another process, one for all of them', async () => {
  const { draw, isDrawable, pidOf } = aDrawing();
  const pictures = await Promise.all([draw('a'), draw('b')]);
  const pid = await pidOf('c');
  expect(pictures.map(String)).toEqual([`a ${pid}`, `b ${pid}`]);
  expect(pid).not.toBe(process.pid);
  expect([isDrawable('a'), isDrawable('none')]).toEqual([true, false]);
  expect(inProcess.draw).not.toHaveBeenCalled();
});

test('it ends when nothing is asked of it, and the next picture has another one', async () => {
  const { pidOf } = aDrawing({ idleMs: 50 });
  const pid = await pidOf('a');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(await pidOf('a')).not.toBe(pid);
});

test('it does not end while somebody waits', async () => {
  const { draw, pidOf } = aDrawing({ idleMs: 0 });
  const hanging = draw('hangs').catch(String);
  const pid = await pidOf('a');
  expect(await pidOf('b')).toBe(pid);
  await draw('ends').catch(() => {});
  expect(await hanging).toBe('Error: Image not drawn: the drawing process exited (3)');
});

test('a picture that cannot be drawn says why, and others are drawn', async () => {
  const { draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  await expect(draw('fails')).rejects.toThrow('no such picture');
  expect(await pidOf('a')).toBe(pid);
});

test('whoever waits for one that ends is told, and the next picture has another one', async () => {
  const { draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  const waiting = ['hangs', 'ends'].map((path) => draw(path).catch(String));
  const ended = 'Error: Image not drawn: the drawing process exited (3)';
  expect(await Promise.all(waiting)).toEqual([ended, ended]);
  expect(await pidOf('a')).not.toBe(pid);
});

test('it ends with the API, and nobody waits any more', async () => {
  const { drawing, draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  const waiting = draw('hangs').catch(String);
  drawing.stop();
  expect(await waiting).toBe('Error: Image not drawn: the API is stopping');
  // Whoever asks now would start another one.
  await expect(draw('b')).rejects.toThrow('Image not drawn: the API is stopping');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
});

test('a program that is not there is an error of the picture', async () => {
  const { draw } = new DrawingProcess('/nowhere/draw.mjs').of(inProcess);
  await expect(draw('a')).rejects.toThrow('not drawn');
});
