import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootError } from '#/components/root/root-error.tsx';
import { RootLayout } from '#/components/root/root-layout.tsx';
import type { RouterContext } from '#/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: RootError,
});
