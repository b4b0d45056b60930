import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPlayer, type Player, type PlayerState } from '#/components/player/player.ts';
import { useSessionUser } from '#/session/auth-context.tsx';

const PlayerContext = createContext<Player | null>(null);

/** The app’s single audio element and its player. Stops when the session ends. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(createPlayer);
  const isSignedIn = useSessionUser() !== null;

  useEffect(() => {
    if (!isSignedIn) player.stop();
  }, [isSignedIn, player]);

  // A stable ref callback: a new one would detach the element and stop the audio.
  const attach = useCallback(
    (audio: HTMLAudioElement | null) => (audio ? player.attach(audio) : undefined),
    [player],
  );

  return (
    <PlayerContext value={player}>
      {children}
      {/* biome-ignore lint/a11y/useMediaCaption: a live audio stream has no captions */}
      <audio ref={attach} preload="none" hidden />
    </PlayerContext>
  );
}

export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider above it');
  return player;
}

const idle: PlayerState = { status: 'idle' };

/** The playback state of one stream; idle while another plays. */
export function usePlayback(id: string): PlayerState {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => {
    const state = player.get();
    return state.status !== 'idle' && state.track.id === id ? state : idle;
  });
}
