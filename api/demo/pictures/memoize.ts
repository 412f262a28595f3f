/** Remembers the last `size` things made, so that what is asked for again is not made again. */
export function keeping<Asked, Made>(
  size: number,
  nameOf: (asked: Asked) => string,
  make: (asked: Asked) => Promise<Made>,
) {
  const kept = new Map<string, Promise<Made>>();
  return (asked: Asked): Promise<Made> => {
    const name = nameOf(asked);
    const made = kept.get(name) ?? make(asked);
    kept.delete(name);
    kept.set(name, made);
    const oldest = kept.keys().next().value;
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    made.catch(() => kept.delete(name));
    return made;
  };
}
