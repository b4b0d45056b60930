import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type NowPlayingSettings } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { charsetNames } from '#/features/station/now-playing/now-playing.messages.ts';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';

interface TimingFieldsProps {
  form: SettingsFormState;
}

type NamedCharset = keyof typeof charsetNames;
const charsets = Object.keys(charsetNames) as NamedCharset[];

/** How the bytes of titles are read. */
export function CharsetField({ form: { draft, change } }: TimingFieldsProps) {
  const { t } = useLingui();
  return (
    <Field
      className="max-w-90"
      hint={<Trans>Choose one if titles have wrong letters.</Trans>}
      label={<Trans>Character set</Trans>}
    >
      <NativeSelect
        onChange={({ currentTarget: { value } }) => {
          const charset: NowPlayingSettings['charset'] = charsets.find((each) => each === value) ?? 'auto';
          change({ charset });
        }}
        value={draft.charset}
      >
        <option value="auto">{t({ message: 'Automatic', context: 'character set' })}</option>
        {charsets.map((charset) => (
          <option key={charset} value={charset}>
            {charsetNames[charset]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** When a text becomes a song. */
export function TimingFields({ form: { draft, change, errorOf } }: TimingFieldsProps) {
  const { t } = useLingui();
  return (
    <SettingsSection
      description={<Trans>So that text and sound change together.</Trans>}
      title={<Trans>Timing</Trans>}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          error={errorOf('/delayS')}
          hint={<Trans>Positive if players hear the song later, negative if the text arrives late.</Trans>}
          label={<Trans>Delay</Trans>}
        >
          <NumberInput
            max={limits.songDelayMaxS}
            min={limits.songDelayMinS}
            onValueChange={(delayS) => change({ delayS })}
            stepper
            unit={t({ message: 's', context: 'unit of seconds' })}
            value={draft.delayS}
          />
        </Field>
        <Field
          error={errorOf('/minSongS')}
          hint={<Trans>A text that lasts less is neither recorded nor sent.</Trans>}
          label={<Trans>Shortest text</Trans>}
        >
          <NumberInput
            max={limits.minSongMaxS}
            min={0}
            onValueChange={(minSongS) => change({ minSongS })}
            stepper
            unit={t({ message: 's', context: 'unit of seconds' })}
            value={draft.minSongS}
          />
        </Field>
      </div>
    </SettingsSection>
  );
}
