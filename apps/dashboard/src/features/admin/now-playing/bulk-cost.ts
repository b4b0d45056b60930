import type { NowPlayingAction, NowPlayingFleetRow } from '@unmuted/api';

export type FleetAction = NowPlayingAction['action'];

/** What an action does to the selected stations, as far as their rows show it. */
export interface FleetCost {
  /** Those that it changes, or may change. */
  readonly stations: readonly NowPlayingFleetRow[];
  /** Selected stations that are already paused, are not, or are not read at intervals. */
  readonly unchanged: number;
  /** Texts of the changed stations in the last 24 hours. */
  readonly texts: number;
}

export function costOf(action: FleetAction, selected: readonly NowPlayingFleetRow[]): FleetCost {
  const isConcerned = ({ isPaused, type, source }: NowPlayingFleetRow) => {
    if (action === 'pause') return !isPaused;
    if (action === 'resume') return isPaused;
    // Casts and pushes tell each song themselves.
    const isAsked = source !== 'push' && (source !== 'stream' || type !== 'cast');
    return action !== 'refetch' || (isAsked && !isPaused);
  };
  const stations = selected.filter(isConcerned);
  return {
    stations,
    unchanged: selected.length - stations.length,
    texts: stations.reduce((total, { texts24h }) => total + texts24h, 0),
  };
}
