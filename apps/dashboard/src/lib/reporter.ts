import { browserTracingIntegration, init, makeFetchTransport } from '@sentry/browser';

interface ReporterOptions {
  dsn: string;
  /** The release, which maps a report to its sources. */
  release: string;
}

/**
 * Reports all errors and traces to the configured address; records no session replays. This module is loaded only when the
 * address is set.
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
 * Keepalive requests may total 64 KiB. The reporter considers one finished when its response starts, the browser when it
 * ends: a report right after a large trace would be rejected and lost.
 */
function sendAnyway(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) =>
    fetch(input, init).catch((error: unknown) => {
      if (!init?.keepalive) throw error;
      return fetch(input, { ...init, keepalive: false });
    });
}
