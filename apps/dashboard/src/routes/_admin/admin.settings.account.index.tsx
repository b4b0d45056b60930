import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/settings/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/settings/account/profile', replace: true });
  },
});
