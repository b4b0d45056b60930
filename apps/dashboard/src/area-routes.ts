import type { AnyRoute } from '@tanstack/react-router';
import type { AppRouter } from '#/router.tsx';
import { safeRedirect } from '#/session/redirect.ts';
import { isOpenToArea } from '#/session/route-area.ts';
import { type Area, homeOf } from '#/session/session-user.ts';

const sources: Record<Area, () => Promise<{ branch: AnyRoute }>> = {
  customer: () => import('virtual:area-routes/customer'),
  admin: () => import('virtual:area-routes/admin'),
};

/** Loads the routes of an area, unless the router has them; resolves to whether they were missing. */
export async function loadArea(router: AppRouter, area: Area): Promise<boolean> {
  if (homeOf[area] in router.routesByPath) return false;
  const { branch } = await sources[area]();
  const root: AnyRoute = router.routeTree;
  const routes: AnyRoute[] = root.children;
  if (!routes.includes(branch)) root.addChildren([...routes, branch]);
  router.setRoutes(router.buildRouteTree());
  return true;
}

/** Where a sign-in to an area leads: to `redirect` if it is safe and opens a page of the area, else to its first page. */
export async function checkedRedirect(router: AppRouter, area: Area, redirect: string): Promise<string> {
  // If they cannot be loaded, opening the page shows the failure, with another try.
  await loadArea(router, area).catch(() => {});
  const isOpenTo = (pathname: string) => isOpenToArea(router, pathname, area);
  return safeRedirect(redirect, { origin: router.origin ?? '', isOpenTo }) ?? homeOf[area];
}
