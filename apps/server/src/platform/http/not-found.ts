import type { Route } from '@unmuted/api/contract';
import { AppError } from '#/platform/http/app-error.ts';

export interface MountedRoute {
  readonly base: string;
  readonly route: Route;
}

/** Distinguishes a path with other methods (405) from an unknown one (404). */
export function createMissingRoute(mounted: readonly MountedRoute[]): (url: string) => AppError {
  const patterns = mounted.map(({ base, route }) => ({
    pattern: new RegExp(`^${base}${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    method: route.method.toUpperCase(),
  }));
  return (url) => {
    const [path = ''] = url.split('?', 1);
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return methods.length
      ? new AppError('request.method_not_allowed', { headers: { allow: methods.join(', ') } })
      : new AppError('route.not_found');
  };
}
