const VALUE = /^[\w-]{1,80}$/;

export function isScope(text: string): boolean {
  return VALUE.test(text);
}

export function scopeInCookies(cookies: string | undefined, name: string): string | null {
  if (name === '' || !cookies?.includes(`${name}=`)) return null;
  const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const value = cookie?.slice(name.length + 1) ?? '';
  return isScope(value) ? value : null;
}

/** Invalidations in one scope do not reach what is cached in another. */
export function scopedTag(scope: string | null, tag: string): string {
  return scope === null ? tag : `${tag}@${scope}`;
}
