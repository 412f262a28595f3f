import { assignSlots, createInverted, type Inverted } from './inverted';
import { createSlotBlocks, forgetBlockOf, type SlotBlocks } from './term-blocks';

export const TAG_KINDS = ['categories', 'attributes', 'values', 'collections', 'sales'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/** Categories, attributes, values, collections and sales: ids of five kinds as slots of one table. */
export type Tags = {
  inverted: Inverted;
  blocks: SlotBlocks;
  slots: Record<TagKind, Map<number, number>>;
  kindOf: TagKind[];
  idOf: number[];
};

export function createTags(): Tags {
  const slots = {
    categories: new Map<number, number>(),
    attributes: new Map<number, number>(),
    values: new Map<number, number>(),
    collections: new Map<number, number>(),
    sales: new Map<number, number>(),
  };
  return { inverted: createInverted(), blocks: createSlotBlocks(), slots, kindOf: [], idOf: [] };
}

export function assignTags(
  tags: Tags,
  ordinal: number,
  carried: Partial<Record<TagKind, number[]>>,
): void {
  const slots: number[] = [];
  for (const kind of TAG_KINDS) {
    for (const id of carried[kind] ?? []) slots.push(claimSlot(tags, kind, id));
  }
  if (assignSlots(tags.inverted, ordinal, slots)) forgetBlockOf(tags.blocks, ordinal);
}

function claimSlot(tags: Tags, kind: TagKind, id: number): number {
  const known = tags.slots[kind].get(id);
  if (known !== undefined) return known;
  const slot = tags.idOf.push(id) - 1;
  tags.kindOf.push(kind);
  tags.slots[kind].set(id, slot);
  return slot;
}
