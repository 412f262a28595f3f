type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether the shopper pays for every byte: data saving is on, or the network is weak (spec §9). */
export function isSlowConnection(): boolean {
  const connection = connectionOf(navigator);
  return connection.saveData === true || /^(?:slow-)?2g$|^3g$/.test(connection.effectiveType ?? '');
}

// Not in TypeScript's list: only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  return source.connection ?? {};
}
