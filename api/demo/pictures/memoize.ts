export function memoize<Key, Value>(
  size: number,
  nameOf: (key: Key) => string,
  make: (key: Key) => Promise<Value>,
) {
  const cached = new Map<string, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const name = nameOf(key);
    const made = cached.get(name) ?? make(key);
    cached.delete(name);
    cached.set(name, made);
    const oldest = cached.keys().next().value;
    if (cached.size > size && oldest !== undefined) cached.delete(oldest);
    made.catch(() => cached.delete(name));
    return made;
  };
}
