import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CastScreen } from '#/features/cast/screens/cast.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/')({
  staticData: { title: msg`Cast` },
  component: CastScreen,
});
