import { createFileRoute, redirect } from '@tanstack/react-router';
import { linkSearch } from '#/lib/link.search.ts';
import { requireNobody } from '#/session/guards.ts';

export const Route = createFileRoute('/_public')({
  staticData: { blankLayout: true },
  beforeLoad: (input) => {
    const { invite } = linkSearch(input.location.search);
    // A signed-in person accepts an invitation with that sign-in.
    if (invite !== undefined && input.context.session.user())
      throw redirect({ to: '/template/pages/setting/join', search: { invite }, replace: true });
    requireNobody(input);
  },
});
