import { useMemo } from 'react';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { SilenceScreen } from '#/features/station/silence/silence.screen.tsx';
import { SilenceContext, type SilenceStation } from '#/features/station/silence/silence-context.ts';
import { usePermission } from '#/session/use-permission.ts';

/** The page of the route, below the layout of the station. */
export function SilencePage() {
  const { api, id, query, canEdit } = useStationContext();
  const mayManage = usePermission('settings.manage');
  const mayControl = usePermission('casts.control');
  const timeZone = query.data?.timezone ?? 'UTC';
  const isSuspended = query.data?.status === 'suspended';
  const station = useMemo(
    (): SilenceStation => ({
      api,
      id,
      timeZone,
      mayManage,
      mayControl: mayControl && !isSuspended,
      isFixed: !canEdit,
      serviceId: null,
    }),
    [api, id, timeZone, mayManage, mayControl, isSuspended, canEdit],
  );
  return (
    <SilenceContext value={station}>
      <SilenceScreen />
    </SilenceContext>
  );
}
