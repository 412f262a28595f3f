import type { Page, Request } from './fixtures';

const openRequests = new WeakMap<Page, Set<Request>>();

/** Records which requests of the page are under way. Must be called before the page is opened. */
export function trackRequests(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  openRequests.set(page, open);
}

/** Returns how many requests of a tracked page have no complete response yet. */
export function openRequestCount(page: Page): number {
  return openRequests.get(page)?.size ?? 0;
}
