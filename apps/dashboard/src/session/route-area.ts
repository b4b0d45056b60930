import type { Area } from '#/session/session-user.ts';

/** The part of the router that matches routes. */
export interface RouteMatcher {
  getMatchedRoutes(pathname: string): readonly [readonly { id: string }[], ...unknown[]];
}

/** The area that a visitor’s path belongs to. */
export const areaAt = (pathname: string): Area => (pathname.startsWith('/admin') ? 'admin' : 'customer');

/** Whether a path opens a screen of this area: the pathless layouts name the areas. Its routes must be loaded. */
export function isOpenToArea(router: RouteMatcher, pathname: string, area: Area): boolean {
  const [routes] = router.getMatchedRoutes(pathname);
  return routes.some(({ id }) => id === `/_${area}`);
}
