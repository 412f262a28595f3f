import { AsyncLocalStorage } from 'node:async_hooks';

/** Until when a page shows what is true, in milliseconds since 1970 by the clock of this machine. */
type Expiry = { at?: number };

declare global {
  var pageExpiry: AsyncLocalStorage<Expiry> | undefined;
}

/** The server and Next's page bundle are separate module graphs of one process. */
function storage(): AsyncLocalStorage<Expiry> {
  globalThis.pageExpiry ??= new AsyncLocalStorage();
  return globalThis.pageExpiry;
}

/** Renders a page, and returns with it the earliest of the limits that its components have set. */
export async function withExpiry<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; expiresAt: number | undefined }> {
  const expiry: Expiry = {};
  const result = await storage().run(expiry, render);
  return { result, expiresAt: expiry.at };
}

/** Without effect where no page cache is (`npm run dev`). */
export function limitPageTo(at: number): void {
  const expiry = globalThis.pageExpiry?.getStore();
  if (expiry) expiry.at = Math.min(at, expiry.at ?? at);
}
