import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { peopleQuery } from '#/data/people/people.queries.ts';
import { PeopleScreen } from '#/features/account/people/people.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_customer/template/pages/setting/people')({
  staticData: { title: msg`People`, permission: 'people.view' },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session } }) => {
    if (mayUser(session.user(), 'people.view')) void queryClient.prefetchQuery(peopleQuery(api));
  },
  component: PeopleScreen,
});
