/** Values by their attribute: goods need any value of each group. */
export function groupValues<Attribute>(
  ids: readonly number[],
  attributeOf: (id: number) => Attribute,
): Map<Attribute, number[]> {
  const groups = new Map<Attribute, number[]>();
  for (const id of ids) {
    const attribute = attributeOf(id);
    groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
  }
  return groups;
}
