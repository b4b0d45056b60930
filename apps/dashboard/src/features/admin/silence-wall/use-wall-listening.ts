import type { WallTile } from '@unmuted/api';
import { useCallback, useState } from 'react';
import { usePlayer } from '#/components/player/player-context.tsx';

export type ListenedStation = Pick<WallTile, 'id' | 'name'>;

/** Plays one station of the wall at a time, in the player of all pages. */
export function useWallListening() {
  const player = usePlayer();
  const [station, setStation] = useState<ListenedStation | null>(null);
  /** Starts, or stops the one that plays; false if the station has no address. */
  const listen = useCallback(
    ({ id, name, streamUrl }: WallTile): boolean => {
      const state = player.get();
      if ((state.status === 'loading' || state.status === 'playing') && state.track.id === id) {
        player.stop();
        return true;
      }
      if (streamUrl === null) return false;
      setStation({ id, name });
      player.play({ id, url: streamUrl });
      return true;
    },
    [player],
  );
  return { station, listen, stop: player.stop };
}
