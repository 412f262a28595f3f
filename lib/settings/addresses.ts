const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]*,[^@/?]*)((?:[/?].*)?)$/;

/** Splits a libpq URL such as `postgres://user@one:5432,two:5432/shop` into one URL per host. */
export function hostsOf(address: string): string[] {
  const [, before = '', hosts, after = ''] = SEVERAL.exec(address) ?? [];
  return hosts?.split(',').map((host) => `${before}${host}${after}`) ?? [address];
}

/** Returns whether the URL names one or more PostgreSQL hosts. */
export function areDatabaseHosts(address: string): boolean {
  const hosts = hostsOf(address);
  return hosts.every((one) => {
    const url = URL.canParse(one) ? new URL(one) : null;
    // A single host can be a socket on this machine. Such an address has no host name.
    const isNamed = hosts.length === 1 || url?.hostname !== '';
    return url !== null && isNamed && /^postgres(?:ql)?:$/.test(url.protocol);
  });
}

/**
 * Returns whether the text is the URL of a search engine that speaks SphinxQL, with a table prefix
 * as its path.
 */
export function isSearchAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  return /^(?:mysql|sphinxql):$/.test(protocol) && /^\/[a-z][a-z0-9_]*$/.test(pathname);
}
