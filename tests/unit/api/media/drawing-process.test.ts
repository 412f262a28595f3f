import { constants, getPriority } from 'node:os';
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

test('draws all images in one separate process', async () => {
  const { draw, isDrawable, pidOf } = aDrawing();
  const pictures = await Promise.all([draw('a'), draw('b')]);
  const pid = await pidOf('c');
  expect(pictures.map(String)).toEqual([`a ${pid}`, `b ${pid}`]);
  expect(pid).not.toBe(process.pid);
  expect([isDrawable('a'), isDrawable('none')]).toEqual([true, false]);
  expect(inProcess.draw).not.toHaveBeenCalled();
});

test('draws with the lowest priority', async () => {
  const { pidOf } = aDrawing();
  expect(getPriority(await pidOf('a'))).toBe(constants.priority.PRIORITY_LOW);
});

test('ends the idle process and starts another for the next image', async () => {
  const { pidOf } = aDrawing({ idleMs: 50 });
  const pid = await pidOf('a');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(await pidOf('a')).not.toBe(pid);
});

test('keeps the process while a request waits', async () => {
  const { draw, pidOf } = aDrawing({ idleMs: 0 });
  const hanging = draw('hangs').catch(String);
  const pid = await pidOf('a');
  expect(await pidOf('b')).toBe(pid);
  await draw('ends').catch(() => {});
  expect(await hanging).toBe('Error: Image not drawn: the drawing process exited (3)');
});

test('reports why an image cannot be drawn, and draws others', async () => {
  const { draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  await expect(draw('fails')).rejects.toThrow('no such picture');
  expect(await pidOf('a')).toBe(pid);
});

test('rejects waiting requests when the process ends, and starts another', async () => {
  const { draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  const waiting = ['hangs', 'ends'].map((path) => draw(path).catch(String));
  const ended = 'Error: Image not drawn: the drawing process exited (3)';
  expect(await Promise.all(waiting)).toEqual([ended, ended]);
  expect(await pidOf('a')).not.toBe(pid);
});

test('ends the process with the API and rejects waiting requests', async () => {
  const { drawing, draw, pidOf } = aDrawing();
  const pid = await pidOf('a');
  const waiting = draw('hangs').catch(String);
  drawing.stop();
  expect(await waiting).toBe('Error: Image not drawn: the API is stopping');
  // This request must not start another process.
  await expect(draw('b')).rejects.toThrow('Image not drawn: the API is stopping');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
});

test('reports a missing program as a failure to draw the image', async () => {
  const { draw } = new DrawingProcess('/nowhere/draw.mjs').of(inProcess);
  await expect(draw('a')).rejects.toThrow('Image not drawn');
});
