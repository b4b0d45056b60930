import type { MessageDescriptor } from '@lingui/core';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFound } from '#/components/root/not-found.tsx';
import { PendingPage } from '#/components/root/pending-page.tsx';
import { RouteError } from '#/components/root/root-error.tsx';
import type { RouterContext } from '#/router-context.ts';
import { routeTree } from '#/routeTree.gen.ts';

export interface AppRouterDeps {
  context: RouterContext;
  /** Where the address comes from; the browser's unless given. */
  history?: RouterHistory;
}

export function createAppRouter({ context, history }: AppRouterDeps) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Query decides what is fresh; the router must not keep a second opinion.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PendingPage,
    scrollRestoration: true,
    // The specification writes some paths with a last slash and some without; both spellings open the screen.
    trailingSlash: 'preserve',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  /** What one page tells the next, apart from its address. */
  interface HistoryState {
    /** The address to sign in with, for the field of the sign-in page. */
    knownEmail?: string;
    /** The password has just been replaced. */
    isReset?: boolean;
    /** The address that a link of a mail has just confirmed. */
    verifiedEmail?: string;
  }
  interface StaticDataRouteOption {
    /** The page's name in the title of the window. */
    title?: MessageDescriptor;
    /** Without the frame of the app. Holds for the routes below too. */
    blankLayout?: boolean;
  }
}
