import { Trans } from '@lingui/react/macro';
import type { NowPlaying, SavedNowPlayingSettings } from '@unmuted/api';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { RulesCard } from '#/features/station/now-playing/rules-card.tsx';
import { SourceCard } from '#/features/station/now-playing/source-card.tsx';
import { useSettingsChanges } from '#/features/station/now-playing/use-settings-changes.tsx';
import { useSettingsForm } from '#/features/station/now-playing/use-settings-form.tsx';

export interface SettingsFormProps {
  saved: SavedNowPlayingSettings;
  now: NowPlaying;
}

/** The form of the rules and the source of songs. */
export function SettingsForm({ saved, now }: SettingsFormProps) {
  const form = useSettingsForm(saved);
  const texts = useSettingsChanges(form);
  return (
    <EditForm
      {...texts}
      className="grid gap-4 md:gap-6"
      effect={<Trans>Applies to the next text. Songs in the history stay as they are.</Trans>}
      form={form}
    >
      {form.failure && <CallFailure reason={form.failure.error} />}
      <RulesCard form={form} now={now} />
      <SourceCard form={form} now={now} saved={saved} />
    </EditForm>
  );
}
