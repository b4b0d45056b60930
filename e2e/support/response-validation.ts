import type { BrowserContext, Response } from '@playwright/test';
import { castRoutes, mainRoutes, problem, type Route } from '@unmuted/api/contract';
import { expectExactly } from '../../apps/server/src/testing/app/expect-exactly.ts';

/** Validates API responses in a browser context against the contract. */
export interface ResponseValidator {
  /** Operations whose response bodies were validated. */
  readonly examined: () => readonly string[];
  /** Resolves when all responses so far are validated. */
  readonly settled: () => Promise<void>;
  /** Forgets all responses so far. */
  readonly reset: () => void;
}

const operations = [...operationsOf('/api', mainRoutes), ...operationsOf('/cast-api', castRoutes)];

export function validateResponses(
  context: BrowserContext,
  origin: string,
  report: (text: string) => void,
): ResponseValidator {
  const examined: string[] = [];
  const checks: Promise<void>[] = [];
  context.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && /^\/(?:cast-)?api\//.test(pathname)) checks.push(check(response, pathname));
  });

  async function check(response: Response, pathname: string): Promise<void> {
    if (!response.headers()['content-type']?.includes('json')) return;
    const method = response.request().method();
    const route = operations.find((one) => one.method === method && one.pattern.test(pathname))?.route;
    // The body is unavailable once its page is closed.
    const text = await response.text().catch(() => null);
    if (text === null) return;
    try {
      const isGood = route && response.status() === route.reply.status;
      expectExactly(isGood ? route.reply.schema : problem, JSON.parse(text));
      examined.push(route?.operationId ?? `${response.status()}`);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      report(`reply of ${route?.operationId ?? pathname} (${response.status()}): ${what}`);
    }
  }

  return {
    examined: () => examined,
    settled: async () => {
      await Promise.all(checks);
    },
    reset: () => {
      examined.length = 0;
      checks.length = 0;
    },
  };
}

function operationsOf(base: string, routes: Readonly<Record<string, Route>>) {
  return (
    Object.values(routes)
      .map((route) => ({
        route,
        method: route.method.toUpperCase(),
        pattern: new RegExp(`^${base}${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
      }))
      // Literal segments match before placeholders.
      .sort((a, b) => a.route.path.split('{').length - b.route.path.split('{').length)
  );
}
