import type { ModuleRoutes } from '#/platform/modules/define-module.ts';

/** The path at which a request for a host is served; null if no module serves that host in its own way. */
export function firstRewrite(
  modules: readonly ModuleRoutes[],
  host: string | undefined,
  url: string,
): string | null {
  for (const module of modules) {
    const rewritten = module.rewriteUrl?.(host, url) ?? null;
    if (rewritten !== null) return rewritten;
  }
  return null;
}
