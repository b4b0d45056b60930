import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#/features/forgot-password/forgot-password.screen.tsx';
import { linkSearch } from '#/lib/link.search.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  staticData: { title: msg`Forgotten password` },
  validateSearch: linkSearch,
  beforeLoad: ({ context }) => context.openSession(),
  component: ForgotPasswordScreen,
});
