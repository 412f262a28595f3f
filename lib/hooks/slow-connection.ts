type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether data saving is on or the network is slow. */
export function isSlowConnection(): boolean {
  const connection = connectionOf(navigator);
  return connection.saveData === true || /^(?:slow-)?2g$|^3g$/.test(connection.effectiveType ?? '');
}

// TypeScript does not list it because only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  return source.connection ?? {};
}
