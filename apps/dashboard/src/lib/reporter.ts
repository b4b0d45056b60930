import { browserTracingIntegration, init } from '@sentry/browser';

interface ReporterOptions {
  dsn: string;
  /** Names the build, so that a report can be traced to its sources. */
  release: string;
}

/**
 * Reports every error and every trace to the address of the configuration, and records no session. This module is
 * downloaded only where that address is set.
 */
export function startReporter({ dsn, release }: ReporterOptions): void {
  init({
    dsn,
    release,
    sampleRate: 1,
    tracesSampleRate: 1,
    integrations: [browserTracingIntegration()],
    // Requests to the APIs carry a bearer and nothing else may be added to them.
    tracePropagationTargets: [],
  });
}
