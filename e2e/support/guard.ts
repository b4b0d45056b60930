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
  /** Another journey begins on this page: until a document that it opens is there, there is nothing to see. */
  readonly renew: () => void;
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
  let isAsked = true;
  let isOpen = true;
  const see = (text: string) => {
    if (isOpen) seen.push(text);
  };
  const replies = watchReplies(page.context(), origins[0] ?? '', see);
  await page.exposeBinding('reportViolation', (_source, text: string) => see(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
    window.addEventListener('unhandledrejection', (event) => {
      window.reportViolation?.(`unhandled rejection: ${String(event.reason)}`);
    });
  });
  page.on('pageerror', (error) => see(`page error: ${error.message}`));
  page.on('dialog', (dialog) => {
    see(`dialog: ${dialog.message()}`);
    // What the last journey typed is not asked back.
    void (isOpen ? dialog.dismiss() : dialog.accept());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') see(`console error: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isAsked = true;
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      see(`request to another origin: ${url.href}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isOpen = isAsked;
  });
  return {
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => void allowed.push(pattern),
    replies,
    renew: () => {
      isAsked = false;
      isOpen = false;
      seen.length = 0;
      allowed.length = 0;
      replies.renew();
    },
  };
}
