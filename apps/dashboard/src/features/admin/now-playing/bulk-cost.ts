import type { NowPlayingAction, NowPlayingFleetRow } from '@unmuted/api';

export type FleetAction = NowPlayingAction['action'];

/** What an action does to the selected stations, as far as their rows show it. */
export interface FleetCost {
  /** Those that it changes, or may change. */
  readonly stations: readonly NowPlayingFleetRow[];
  /** Selected stations that are already paused, or are not. */
  readonly unchanged: number;
  /** Texts of the changed stations in the last 24 hours. */
  readonly texts: number;
}

export function costOf(action: FleetAction, selected: readonly NowPlayingFleetRow[]): FleetCost {
  const isConcerned = ({ isPaused }: NowPlayingFleetRow) =>
    action === 'pause' ? !isPaused : action !== 'resume' || isPaused;
  const stations = selected.filter(isConcerned);
  return {
    stations,
    unchanged: selected.length - stations.length,
    texts: stations.reduce((total, { texts24h }) => total + texts24h, 0),
  };
}
