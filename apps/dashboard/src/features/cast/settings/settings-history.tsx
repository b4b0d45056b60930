import { Trans } from '@lingui/react/macro';
import type { CastSection } from '@unmuted/api';
import { useSettingMessages } from '#/features/cast/settings/settings.messages.ts';
import { SectionHistory } from '#/features/cast/shell/section-history.tsx';

export interface SettingsHistoryProps {
  section: Exclude<CastSection, 'geoblocking'>;
  form: { base: object; isDirty: boolean };
  /** The version of the saved values. */
  version: number;
  isFixed: boolean;
  nameOfStream?: (id: string) => string;
}

/** The history of a settings form. */
export function SettingsHistory({ section, form, nameOfStream, ...rest }: SettingsHistoryProps) {
  const { sections, changesOf } = useSettingMessages();
  return (
    <SectionHistory
      {...rest}
      changesOf={(before, after) => changesOf(before, after, nameOfStream)}
      current={form.base}
      effect={
        section === 'streams' && (
          <Trans>
            Listeners of a stream whose mount changes are disconnected. A removed stream is created again with
            a new source password.
          </Trans>
        )
      }
      isDirty={form.isDirty}
      name={sections[section]}
      section={section}
    />
  );
}
