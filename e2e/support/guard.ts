import type { Page } from '@playwright/test';
import { type RepliesWatch, watchReplies } from './replies.ts';

/** What must not happen in a browser while a journey runs. */
export interface Guard {
  /** Problems so far that no one has allowed. */
  readonly problems: () => readonly string[];
  /** Problems that the journey provokes on purpose. */
  readonly allow: (pattern: RegExp) => void;
  /** What the APIs answered to the page and its siblings. */
  readonly replies: RepliesWatch;
}

declare global {
  interface Window {
    reportViolation?: (text: string) => void;
  }
}

/**
 * Watches a page for violations of the content policy, errors, and requests to other origins, and its whole context for
 * replies that the contract does not declare. The first origin is the product's.
 */
export async function guardPage(page: Page, origins: readonly string[]): Promise<Guard> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const replies = watchReplies(page.context(), origins[0] ?? '', (text) => seen.push(text));
  await page.exposeBinding(
    'reportViolation',
    (_source, text: string) => void seen.push(`policy violation: ${text}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
    window.addEventListener('unhandledrejection', (event) => {
      window.reportViolation?.(`unhandled rejection: ${String(event.reason)}`);
    });
  });
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      seen.push(`request to another origin: ${url.href}`);
  });
  return {
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => void allowed.push(pattern),
    replies,
  };
}
