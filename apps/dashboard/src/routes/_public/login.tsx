import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#/features/sign-in/login.screen.tsx';
import { signInSearch } from '#/session/sign-in.search.ts';

export const Route = createFileRoute('/_public/login')({
  staticData: { title: msg`Sign in` },
  validateSearch: signInSearch,
  component: LoginScreen,
});
