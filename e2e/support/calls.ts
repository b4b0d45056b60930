import type { Page, Request } from '@playwright/test';

export interface Calls {
  readonly pending: () => number;
}

/** Counts the pending requests of a page, without the live stream, which never ends. */
export function trackCalls(page: Page): Calls {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/live?')) open.add(request);
  });
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { pending: () => open.size };
}
