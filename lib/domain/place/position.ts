export type Positioned = { position: number; is_active: boolean };

export function activeByPosition<Entry extends Positioned>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter((entry) => entry.is_active)
    .sort((one, other) => one.position - other.position);
}
