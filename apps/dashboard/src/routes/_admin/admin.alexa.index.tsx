import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { staffSkillsQuery } from '#/data/skills/staff-skills.queries.ts';
import { SkillsScreen } from '#/features/admin/skills/skills.screen.tsx';
import { type SkillsSearch, skillsParams, skillsSearch } from '#/features/admin/skills/skills.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/alexa/')({
  staticData: { title: msg`Alexa skills`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: SkillsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location: { search } }) => {
    // The screen debounces and requests searches while it is open.
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(staffSkillsQuery(api, skillsParams(skillsSearch(search))));
  },
  component: SkillsScreen,
});
