/** Ordinals kept for the products of one category; `owners` says whose each 32 are. */
type Room = { free: number[]; size: number };

/**
 * Hands out ordinals so that a category's products stand together: its list then reads memory in
 * a row, and whole blocks of it are counted at once.
 */
export type Rooms = {
  byOwner: Map<number | undefined, Room>;
  owners: (number | undefined)[];
  /** All ordinals ever given are below it. */
  end: number;
};

const SMALLEST = 32;
export const BLOCK = 256;
const LARGEST = 4096;

export function createRooms(): Rooms {
  return { byOwner: new Map(), owners: [], end: 0 };
}

export function takeRoom(rooms: Rooms, owner: number | undefined): number {
  const room = rooms.byOwner.get(owner) ?? { free: [], size: 0 };
  rooms.byOwner.set(owner, room);
  if (room.free.length === 0) enlarge(rooms, room, owner);
  return room.free.pop() ?? 0;
}

export function giveBackRoom(rooms: Rooms, ordinal: number): void {
  const room = rooms.byOwner.get(rooms.owners[Math.floor(ordinal / SMALLEST)]);
  room?.free.push(ordinal);
}

/** By as much as the category has, so that at most half stays empty. */
function enlarge(rooms: Rooms, room: Room, owner: number | undefined): void {
  const size = Math.min(LARGEST, Math.max(SMALLEST, room.size));
  const step = Math.min(size, BLOCK);
  const start = Math.ceil(rooms.end / step) * step;
  for (let ordinal = start + size - 1; ordinal >= start; ordinal--) room.free.push(ordinal);
  rooms.end = start + size;
  rooms.owners.length = rooms.end / SMALLEST;
  rooms.owners.fill(owner, start / SMALLEST);
  room.size += size;
}
