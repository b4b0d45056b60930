import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NowPlayingSettings, SavedNowPlayingSettings } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveNowPlayingSettings } from '#/data/now-playing/now-playing.queries.ts';
import { nowPlayingKeys } from '#/data/now-playing/now-playing-keys.ts';
import {
  bodyOf,
  draftOf,
  type NowPlayingDraft,
  nowPlayingSettings,
} from '#/features/station/now-playing/now-playing.schema.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';

/** The edit form of the rules and the source. */
export function useSettingsForm(saved: SavedNowPlayingSettings) {
  const { api, id } = useNowPlayingStation();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveNowPlayingSettings(api, id));
  return useEditForm<NowPlayingDraft, SavedNowPlayingSettings, NowPlayingSettings>({
    name: 'now-playing',
    resource: saved,
    valuesOf: draftOf,
    schema: nowPlayingSettings,
    toBody: bodyOf,
    save: mutateAsync,
    setResource: (theirs) =>
      client.setQueryData<SavedNowPlayingSettings>(nowPlayingKeys.settings(id), theirs),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
