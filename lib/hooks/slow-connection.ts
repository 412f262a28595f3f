type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether the shopper pays for every byte: data saving is on, or the connection is 2g (spec §9). */
export function isSlowConnection(): boolean {
  const connection = connectionOf(navigator);
  return connection.saveData === true || /2g$/.test(connection.effectiveType ?? '');
}

// Not in TypeScript's list: only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  return source.connection ?? {};
}
