import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/template/pages/setting/')({
  beforeLoad: () => {
    throw redirect({ to: '/template/pages/setting/profile', replace: true });
  },
});
