import { createRootRouteWithContext } from '@tanstack/react-router';
import { RouteError } from '#/components/root/root-error.tsx';
import { RootLayout } from '#/components/root/root-layout.tsx';
import type { RouterContext } from '#/router-context.ts';
import { redirectUnknown } from '#/session/guards.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // A path with broken percent-encoding matches no route, not even the one for unknown paths.
  beforeLoad: ({ context, matches }) => {
    if (matches.length === 1) redirectUnknown({ context });
  },
  component: RootLayout,
  errorComponent: RouteError,
});
