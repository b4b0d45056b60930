import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPending } from '#/features/register/register.pending.tsx';
import { RegisterScreen } from '#/features/register/register.screen.tsx';
import { registerSearch } from '#/features/register/register.search.ts';

export const Route = createFileRoute('/_public/register')({
  staticData: { title: msg`Create an account` },
  validateSearch: registerSearch,
  beforeLoad: ({ context }) => context.openSession(),
  component: RegisterScreen,
  pendingComponent: RegisterPending,
});
