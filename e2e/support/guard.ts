import type { Page } from '@playwright/test';
import { type ResponseValidator, validateResponses } from './response-validation.ts';

/** Problems that must not happen in the browser during a test. */
export interface Guard {
  /** Problems so far, except allowed ones. */
  readonly problems: () => readonly string[];
  /** Allows problems that the test provokes. */
  readonly allow: (pattern: RegExp) => void;
  /** Validates API responses to all pages of the context. */
  readonly responses: ResponseValidator;
  /** Starts over for the next test; ignores problems until its first document is open. */
  readonly reset: () => void;
}

declare global {
  interface Window {
    reportViolation?: (text: string) => void;
  }
}

/**
 * Reports policy violations, errors and requests to other origins of a page, and responses in its context that the contract does not
 * declare. The first origin is the product's.
 */
export async function guardPage(page: Page, origins: readonly string[]): Promise<Guard> {
  const reported: string[] = [];
  const allowed: RegExp[] = [];
  let isRequested = true;
  let isOpen = true;
  const report = (text: string) => {
    if (isOpen) reported.push(text);
  };
  const responses = validateResponses(page.context(), origins[0] ?? '', report);
  await page.exposeBinding('reportViolation', (_source, text: string) => report(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
    window.addEventListener('unhandledrejection', (event) => {
      window.reportViolation?.(`unhandled rejection: ${String(event.reason)}`);
    });
  });
  page.on('pageerror', (error) => report(`page error: ${error.message}`));
  page.on('dialog', (dialog) => {
    report(`dialog: ${dialog.message()}`);
    // Discards unsaved input of the previous test.
    void (isOpen ? dialog.dismiss() : dialog.accept());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console error: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isRequested = true;
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin))
      report(`request to another origin: ${url.href}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isOpen = isRequested;
  });
  return {
    problems: () => reported.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => void allowed.push(pattern),
    responses,
    reset: () => {
      isRequested = false;
      isOpen = false;
      reported.length = 0;
      allowed.length = 0;
      responses.reset();
    },
  };
}
