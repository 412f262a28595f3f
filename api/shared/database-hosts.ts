const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** `postgres://user@one:5432,two:5432/shop`, as libpq has it: an address for each of its hosts. */
export function hostsOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(address) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

export function areDatabaseHosts(address: string): boolean {
  return hostsOf(address).every((one) => {
    const url = URL.canParse(one) ? new URL(one) : null;
    return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.hostname !== '';
  });
}
