import { NowPlayingScreen } from '#/features/station/now-playing/now-playing.screen.tsx';
import { useStationContext } from '#/features/station/shell/station-context.ts';

/** The page of the route, below the layout of the station. */
export function NowPlayingPage() {
  const { id } = useStationContext();
  return <NowPlayingScreen stationId={id} />;
}
