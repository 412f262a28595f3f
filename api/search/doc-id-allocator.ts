/** Ordinals kept for products of one kind. */
type Room = { free: number[]; size: number };

/**
 * Hands out ordinals so that products that are listed together stand together: their list then
 * reads memory in a row, and whole blocks of it are counted at once.
 */
export type Rooms = {
  byOwner: Map<number, Room>;
  /** Whose each 32 are. */
  owners: number[];
  /** All ordinals ever given are below it. */
  end: number;
};

const SMALLEST = 32;
/** Counted together (two words of a bitset). */
export const BLOCK = 64;
const LARGEST = 4096;

export function createRooms(): Rooms {
  return { byOwner: new Map(), owners: [], end: 0 };
}

export function takeRoom(rooms: Rooms, owner: number): number {
  const room = rooms.byOwner.get(owner) ?? { free: [], size: 0 };
  rooms.byOwner.set(owner, room);
  if (room.free.length === 0) enlarge(rooms, room, owner);
  return room.free.pop() ?? 0;
}

export function isRoomOf({ owners }: Rooms, ordinal: number, owner: number): boolean {
  return owners[Math.floor(ordinal / SMALLEST)] === owner;
}

export function giveBackRoom(rooms: Rooms, ordinal: number): void {
  const room = rooms.byOwner.get(rooms.owners[Math.floor(ordinal / SMALLEST)] ?? -1);
  room?.free.push(ordinal);
}

/** By as much as there is, so that at most half stays empty. */
function enlarge(rooms: Rooms, room: Room, owner: number): void {
  const size = Math.min(LARGEST, Math.max(SMALLEST, room.size));
  const step = Math.min(size, BLOCK);
  const start = Math.ceil(rooms.end / step) * step;
  for (let ordinal = start + size - 1; ordinal >= start; ordinal--) room.free.push(ordinal);
  rooms.end = start + size;
  rooms.owners.length = rooms.end / SMALLEST;
  rooms.owners.fill(owner, start / SMALLEST);
  room.size += size;
}
