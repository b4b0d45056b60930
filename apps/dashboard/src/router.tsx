import type { MessageDescriptor } from '@lingui/core';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Permission } from '@unmuted/api';
import { NotFound } from '#/components/root/not-found.tsx';
import { PendingPage } from '#/components/root/pending-page.tsx';
import { RouteError } from '#/components/root/root-error.tsx';
import type { RouterContext } from '#/router-context.ts';
import { routeTree } from '#/routeTree.gen.ts';

export interface AppRouterDeps {
  context: RouterContext;
  /** The router history; defaults to the browser's. */
  history?: RouterHistory;
}

export function createAppRouter({ context, history }: AppRouterDeps) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // TanStack Query decides freshness; the router must not cache loader data itself.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PendingPage,
    scrollRestoration: true,
    // The specification has paths with and without a trailing slash; both open the screen.
    trailingSlash: 'preserve',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  /** Navigation state that is not in the URL. */
  interface HistoryState {
    /** The email address to prefill on the sign-in page. */
    knownEmail?: string;
    /** The username of an accepted invitation to the team. */
    joinedAs?: string;
    /** The password has just been replaced. */
    isReset?: boolean;
    /** The page that needs two-step sign-in to be set up first. */
    returnTo?: string;
    /** The address that an emailed link has just confirmed. */
    verifiedEmail?: string;
  }
  interface StaticDataRouteOption {
    /** The page's name in the document title. */
    title?: MessageDescriptor;
    /** Rendered without the app frame. Applies to child routes too. */
    blankLayout?: boolean;
    /** What the user's role must allow; the command palette leaves other pages out. */
    permission?: Permission;
    /** Opened by an emailed link only: the command palette leaves it out. */
    isLinkOnly?: boolean;
  }
}
