import { browserTracingIntegration, init, makeFetchTransport } from '@sentry/browser';

interface ReporterOptions {
  dsn: string;
  /** The release, which maps a report to its sources. */
  release: string;
}

/**
 * Reports every error and every trace to the address of the configuration, and records no session. This module is
 * downloaded only where that address is set.
 */
export function startReporter({ dsn, release }: ReporterOptions): void {
  const send = sendAnyway(window.fetch);
  init({
    dsn,
    release,
    sampleRate: 1,
    tracesSampleRate: 1,
    integrations: [browserTracingIntegration()],
    transport: (options) => makeFetchTransport(options, send),
    // API requests carry a bearer token; add no other headers.
    tracePropagationTargets: [],
  });
}

/**
 * Requests that outlive their page may weigh 64 KiB together. The reporter takes one for over when its answer begins, the
 * browser when it ends: what fails right after a large trace would be refused, and never told.
 */
function sendAnyway(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) =>
    fetch(input, init).catch((error: unknown) => {
      if (!init?.keepalive) throw error;
      return fetch(input, { ...init, keepalive: false });
    });
}
