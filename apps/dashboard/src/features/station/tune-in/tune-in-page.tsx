import { useStationContext } from '#/features/station/shell/station-context.ts';
import { TuneInScreen } from '#/features/station/tune-in/tune-in.screen.tsx';

/** The page of the route, below the layout of the station. */
export function TuneInPage() {
  const { api, id, query } = useStationContext();
  return <TuneInScreen api={api} isSuspended={query.data?.status === 'suspended'} stationId={id} />;
}
