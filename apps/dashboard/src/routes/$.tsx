import { createFileRoute, redirect } from '@tanstack/react-router';
import { redirectUnknown } from '#/session/guards.ts';

/** Every path that no loaded route matches: the routes of an area are loaded when one of its pages is opened. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.openArea(location.pathname))
      throw redirect({ href: location.href, state: true, replace: true });
    redirectUnknown({ context });
  },
});
