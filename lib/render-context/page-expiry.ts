import { AsyncLocalStorage } from 'node:async_hooks';

/** The time until which a page is valid, in milliseconds since 1970 by this machine's clock. */
type Expiry = { at?: number };

declare global {
  var pageExpiry: AsyncLocalStorage<Expiry> | undefined;
}

/**
 * The storage is a global, because the server and Next's page bundle are separate module graphs in
 * one process.
 */
function storage(): AsyncLocalStorage<Expiry> {
  globalThis.pageExpiry ??= new AsyncLocalStorage();
  return globalThis.pageExpiry;
}

/** Renders a page and returns the earliest expiry that its components have set. */
export async function withExpiry<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; expiresAt: number | undefined }> {
  const expiry: Expiry = {};
  const result = await storage().run(expiry, render);
  return { result, expiresAt: expiry.at };
}

/** Makes the current page expire by `at`. Has no effect without a page cache (`npm run dev`). */
export function limitPageTo(at: number): void {
  const expiry = globalThis.pageExpiry?.getStore();
  if (expiry) expiry.at = Math.min(at, expiry.at ?? at);
}
