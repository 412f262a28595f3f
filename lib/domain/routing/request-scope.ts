const VALUE = /^[\w-]{1,80}$/;

/** Returns whether the text is a valid scope (lib/request-scope.ts). */
export function isScope(text: string): boolean {
  return VALUE.test(text);
}

/** Returns the scope in a `Cookie` header, or `null` without a valid one. */
export function scopeInCookies(cookies: string | undefined, name: string): string | null {
  if (name === '' || !cookies?.includes(`${name}=`)) return null;
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const value = cookie?.slice(name.length + 1) ?? '';
  return isScope(value) ? value : null;
}

/** Adds the scope to a cache tag, so that invalidations stay within their scope. */
export function scopedTag(scope: string | null, tag: string): string {
  return scope === null ? tag : `${tag}@${scope}`;
}
