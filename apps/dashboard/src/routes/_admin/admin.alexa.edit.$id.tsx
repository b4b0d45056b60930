import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { staffSkillQuery } from '#/data/skills/staff-skills.queries.ts';
import { StaffSkillScreen } from '#/features/admin/skill/skill.screen.tsx';
import type { SkillSearch } from '#/features/admin/skill/skill.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/alexa/edit/$id')({
  staticData: { title: msg`Alexa skill`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: SkillSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, params: { id } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(staffSkillQuery(api, id));
  },
  component: StaffSkillScreen,
});
