import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderRoom, ROOM_NEEDED_BYTES } from '@/api/db/folder-room';
import { log } from '@/lib/telemetry/log';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aRoom() {
  const disk = { free: ROOM_NEEDED_BYTES };
  const looks = vi.fn(() => disk.free);
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const room = new FolderRoom({ folder: '/data', freeBytes: looks });
  return { disk, looks, room, lines: () => warn.mock.calls.map(([text]) => text) };
}

test('logs one line when disk space runs low and one when there is enough again', () => {
  const { disk, room, lines } = aRoom();
  vi.advanceTimersByTime(5000);
  expect(lines()).toEqual([]);

  disk.free = ROOM_NEEDED_BYTES - 1;
  vi.advanceTimersByTime(5000);
  expect(lines()).toEqual([expect.stringContaining('less than 32 MB of free space')]);
  expect(room.isLow()).toBe(true);

  disk.free = ROOM_NEEDED_BYTES;
  vi.advanceTimersByTime(5000);
  expect(lines()).toHaveLength(2);
  expect(room.isLow()).toBe(false);
  room.stop();
});

test('checks the free space at most once per 100 ms, for any number of writes', () => {
  const { disk, looks, room } = aRoom();
  room.isLow();
  disk.free = 0;
  vi.advanceTimersByTime(99);
  for (let write = 0; write < 100; write += 1) expect(room.isLow()).toBe(false);
  expect(looks).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  expect(room.isLow()).toBe(true);
  room.stop();
});
