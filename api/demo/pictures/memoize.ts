export function memoize<Asked, Made>(
  size: number,
  nameOf: (asked: Asked) => string,
  make: (asked: Asked) => Promise<Made>,
) {
  const cached = new Map<string, Promise<Made>>();
  return (asked: Asked): Promise<Made> => {
    const name = nameOf(asked);
    const made = cached.get(name) ?? make(asked);
    cached.delete(name);
    cached.set(name, made);
    const oldest = cached.keys().next().value;
    if (cached.size > size && oldest !== undefined) cached.delete(oldest);
    made.catch(() => cached.delete(name));
    return made;
  };
}
