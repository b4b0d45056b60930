import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Song, SongCorrection } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { correctSong } from '#/data/now-playing/now-playing.queries.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Corrects a text, or removes its correction, and says how many rows changed. */
export function useCorrection() {
  const { i18n } = useLingui();
  const { api, id } = useNowPlayingStation();
  const { mutateAsync } = useMutation(correctSong(api, id));
  const toasts = useToast();

  /** What restores the state of the song before a change. */
  const before = ({ isCorrected, artist, title, album }: Song): SongCorrection['correction'] =>
    isCorrected && title !== null ? { artist, title, album } : null;

  async function correct(song: Song, correction: SongCorrection['correction']) {
    const { changed } = await mutateAsync({ songId: song.id, correction });
    toasts.show({
      tone: 'success',
      title: correction ? <Trans>Correction remembered</Trans> : <Trans>Correction removed</Trans>,
      description: (
        <Plural
          _0="No rows of the history changed."
          one="# row of the history changed."
          other="# rows of the history changed."
          value={changed}
        />
      ),
      action: {
        label: <Trans>Undo</Trans>,
        onPress: () =>
          void withFailureToast(() => mutateAsync({ songId: song.id, correction: before(song) })),
      },
    });
  }

  async function withFailureToast(act: () => Promise<unknown>) {
    try {
      await act();
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: <Trans>Couldn’t change the song</Trans>,
        description: errorText(i18n, error),
      });
    }
  }

  return {
    correct,
    /** Restores what the settings make of the text. */
    undo: (song: Song) => void withFailureToast(() => correct(song, null)),
  };
}
