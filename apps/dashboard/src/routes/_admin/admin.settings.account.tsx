import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '#/features/account/shell/account.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account')({
  staticData: { title: msg`Account` },
  component: AccountScreen,
});
