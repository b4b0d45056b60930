import type { Route } from '@unmuted/api/contract';
import type { Handler } from '#/platform/http/register-route.ts';

/** A route with its handler, below an address. */
export interface Mounted {
  readonly base: string;
  readonly route: Route;
  readonly handler: Handler<Route>;
}

/** Merges the handlers of all modules; throws if two modules handle the same route. */
export function collectHandlers(parts: readonly (Readonly<Record<string, unknown>> | undefined)[]) {
  const handlers = new Map<string, unknown>();
  for (const [name, handler] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (handlers.has(name)) throw new Error(`${name} has two handlers.`);
    handlers.set(name, handler);
  }
  return handlers;
}

/** Pairs each route with its handler. Each module's `Handlers` type guarantees that the two fit. */
export function mount(
  base: string,
  routes: Readonly<Record<string, Route>>,
  handlers: ReadonlyMap<string, unknown>,
): Mounted[] {
  return Object.entries(routes).map(([name, route]) => {
    const handler = handlers.get(name) as Handler<Route> | undefined;
    if (!handler) throw new Error(`${route.operationId} has no handler.`);
    return { base, route, handler };
  });
}
