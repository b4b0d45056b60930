import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { loadArea } from '#/area-routes.ts';
import { Route as UnknownRoute } from '#/routes/$.tsx';
import { createTestApp } from '#/testing/create-test-app.ts';

/** What the route of unknown paths does with one. */
async function open(openArea: (pathname: string) => Promise<boolean>) {
  const { beforeLoad } = UnknownRoute.options;
  const input = {
    context: { openArea, session: { user: () => null } },
    location: { href: '/cast/aurora?range=7d#chart', pathname: '/cast/aurora' },
  } as Parameters<NonNullable<typeof beforeLoad>>[0];
  try {
    await beforeLoad?.(input);
  } catch (error) {
    if (isRedirect(error)) return error.options;
    throw error;
  }
}

test('a path is opened again once the routes of its area are loaded, with its state', async () => {
  const openArea = vi.fn(async () => true);
  expect(await open(openArea)).toMatchObject({
    href: '/cast/aurora?range=7d#chart',
    state: true,
    replace: true,
  });
  expect(openArea).toHaveBeenCalledWith('/cast/aurora');
});

test('a path that the routes of its area do not know is unknown', async () => {
  expect(await open(async () => false)).toMatchObject({ to: '/', replace: true });
});

test('routes that cannot be loaded fail the page', async () => {
  await expect(open(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

test('the routes of an area are loaded once', async () => {
  const { router } = createTestApp().app;
  await loadArea(router, 'admin');
  const { routesById } = router;
  expect(routesById['/_admin/admin/dashboard'].fullPath).toBe('/admin/dashboard');
  expect(await loadArea(router, 'admin')).toBe(false);
  expect(router.routesById).toBe(routesById);
});
