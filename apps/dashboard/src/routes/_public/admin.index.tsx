import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginScreen } from '#/features/sign-in/admin-login.screen.tsx';
import { signInSearch } from '#/session/sign-in.search.ts';

export const Route = createFileRoute('/_public/admin/')({
  staticData: { title: msg`Administration sign-in` },
  validateSearch: signInSearch,
  component: AdminLoginScreen,
});
