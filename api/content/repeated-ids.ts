type Named = { id?: number | undefined };
type Path = (string | number)[];
type Listed = {
  regions?: (Named & { cities?: Named[] | undefined })[] | undefined;
  pickup_points?: Named[] | undefined;
  groups?: { posts: Named[] }[] | undefined;
  sales?: Named[] | undefined;
};

/** Returns the paths of repeated ids, because two entries cannot be the same row. */
export function repeatedIds({ regions = [], pickup_points, groups = [], sales }: Listed): Path[] {
  const cities = regions.map(({ cities: own }, at) => ({ path: ['regions', at, 'cities'], own }));
  const posts = groups.map(({ posts: own }, at) => ({ path: ['groups', at, 'posts'], own }));
  return [
    ...repeatedIn([{ path: ['regions'], own: regions }]),
    ...repeatedIn(cities),
    ...repeatedIn([{ path: ['pickup_points'], own: pickup_points }]),
    ...repeatedIn(posts),
    ...repeatedIn([{ path: ['sales'], own: sales }]),
  ];
}

function repeatedIn(lists: { path: Path; own: Named[] | undefined }[]): Path[] {
  const known = new Set<number>();
  return lists.flatMap(({ path, own = [] }) =>
    own.flatMap(({ id }, at) => {
      if (id === undefined) return [];
      const isKnown = known.has(id);
      known.add(id);
      return isKnown ? [[...path, at, 'id']] : [];
    }),
  );
}
