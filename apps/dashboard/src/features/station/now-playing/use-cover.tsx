import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Song } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { changeCover } from '#/data/now-playing/now-playing.queries.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Hides the cover of a song on the station, or shows it again. */
export function useCover() {
  const { i18n } = useLingui();
  const { api, id } = useNowPlayingStation();
  const { mutateAsync } = useMutation(changeCover(api, id));
  const toasts = useToast();

  return async function change({ id: songId }: Song, isHidden: boolean): Promise<void> {
    try {
      await mutateAsync({ songId, isHidden });
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: <Trans>Couldn’t change the cover</Trans>,
        description: errorText(i18n, error),
      });
      return;
    }
    if (!isHidden) return;
    toasts.show({
      tone: 'success',
      title: <Trans>Cover hidden</Trans>,
      description: <Trans>Wherever this station plays the song.</Trans>,
      action: { label: <Trans>Undo</Trans>, onPress: () => void mutateAsync({ songId, isHidden: false }) },
    });
  };
}
