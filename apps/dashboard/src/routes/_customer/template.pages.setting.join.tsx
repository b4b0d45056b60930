import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '#/features/account/join/join.screen.tsx';
import { linkSearch } from '#/lib/link.search.ts';

export const Route = createFileRoute('/_customer/template/pages/setting/join')({
  staticData: { title: msg`Invitation`, isLinkOnly: true },
  validateSearch: linkSearch,
  component: JoinScreen,
});
