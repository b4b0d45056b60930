import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { verify } from '#/data/registration/registration.queries.ts';
import { RegisterPending } from '#/features/register/register.pending.tsx';
import { RegisterScreen } from '#/features/register/register.screen.tsx';
import { linkSearch } from '#/lib/link.search.ts';

export const Route = createFileRoute('/_public/register')({
  staticData: { title: msg`Create an account` },
  validateSearch: linkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  beforeLoad: ({ context }) => context.openSession(),
  loader: ({ context, deps: { token } }) => (token === undefined ? null : verify(context, token)),
  component: RegisterScreen,
  pendingComponent: RegisterPending,
});
