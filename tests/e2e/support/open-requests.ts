import type { Page, Request } from './fixtures';

const tracked = new WeakMap<Page, Set<Request>>();

/** Records which requests of the page are pending. Must be called before the page is opened. */
export function trackRequests(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  tracked.set(page, open);
}

/** Returns the requests of a tracked page that have no complete response yet. */
export function openRequests(page: Page): Request[] {
  return [...(tracked.get(page) ?? [])];
}
