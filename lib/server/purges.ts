declare global {
  var purgesOfTags: Map<string, number> | undefined;
}

/** Of the whole process: a page and the hook that purges may each have this module for itself. */
function counts(): Map<string, number> {
  globalThis.purgesOfTags ??= new Map();
  return globalThis.purgesOfTags;
}

export function countPurge(tag: string): void {
  counts().set(tag, countOf(tag) + 1);
}

/** Another number after each purge of one of the tags. */
export function purgesOf(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + countOf(tag), 0);
}

function countOf(tag: string): number {
  return counts().get(tag) ?? 0;
}
