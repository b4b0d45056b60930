import type { BrowserContext, Response } from '@playwright/test';
import { castRoutes, mainRoutes, problem, type Route } from '@unmuted/api/contract';
import { expectExactly } from '../../apps/server/src/testing/app/expect-exactly.ts';

/** Reads what the APIs answer to the pages of a browser, and tells what the contract does not declare. */
export interface RepliesWatch {
  /** Operations that answered, each with a body that was looked at. */
  readonly examined: () => readonly string[];
  /** Resolves when everything that was answered so far has been looked at. */
  readonly settled: () => Promise<void>;
  /** Nothing has answered yet. */
  readonly renew: () => void;
}

const operations = [...operationsOf('/api', mainRoutes), ...operationsOf('/cast-api', castRoutes)];

export function watchReplies(
  context: BrowserContext,
  origin: string,
  report: (text: string) => void,
): RepliesWatch {
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
    // The browser forgets bodies of a page that is gone: nobody read those.
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
    renew: () => {
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
      // A name goes before a placeholder that would take it too.
      .sort((a, b) => a.route.path.split('{').length - b.route.path.split('{').length)
  );
}
