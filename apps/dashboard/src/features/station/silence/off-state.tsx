import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceWatch } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { AudioLinesIcon } from '@unmuted/ui/icons';
import { Spinner } from '@unmuted/ui/spinner';
import { useToast } from '@unmuted/ui/toast';
import { useId } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { saveSilence } from '#/data/silence/silence.queries.ts';
import { presetNames } from '#/features/station/silence/settings.messages.ts';
import { silencePresets } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Preset = keyof typeof silencePresets;
const presets = Object.keys(silencePresets) as Preset[];

/** Detection is off: what it does, and three ways to turn it on. */
export function OffState({ watch }: { watch: SilenceWatch }) {
  const { api, id, isFixed } = useSilenceStation();
  const headingId = useId();
  const toasts = useToast();
  const save = useMutation(saveSilence(api, id));
  const turnOn = (preset: Preset) =>
    save.mutate(
      {
        settings: { ...watch.settings, ...silencePresets[preset], isEnabled: true },
        version: watch.version,
      },
      {
        onSuccess: () => toasts.show({ tone: 'success', title: <Trans>Silence detection is on</Trans> }),
      },
    );
  const name = watch.stationName;
  return (
    <Card asChild>
      <section aria-labelledby={headingId} className="grid gap-5 p-4 md:p-8">
        <div className="grid gap-2">
          <h2 className="text-32 font-title tracking-32 text-balance wrap-anywhere" id={headingId}>
            <Trans>Know before your listeners do.</Trans>
          </h2>
          <p className="max-w-prose text-fg-muted">
            <Trans>
              Silence detection is off. When it is on, our server listens to <bdi>{name}</bdi> all the time
              and tells people when there is no sound, when a side is missing or when the stream is down.
            </Trans>
          </p>
        </div>
        {isFixed ? (
          <p className="text-fg-muted">
            <Trans>Your role can’t turn it on.</Trans>
          </p>
        ) : (
          <>
            <h3 className="text-14 font-semibold">
              <Trans>Turn it on for</Trans>
            </h3>
            <ul className="grid gap-3 md:grid-cols-3">
              {presets.map((preset) => (
                <li key={preset}>
                  <PresetButton
                    disabled={save.isPending}
                    isSaving={
                      save.isPending &&
                      save.variables.settings.thresholdDb === silencePresets[preset].thresholdDb
                    }
                    onSelect={() => turnOn(preset)}
                    preset={preset}
                  />
                </li>
              ))}
            </ul>
            {save.isError && <CallFailure reason={save.error} />}
            <p className="text-13 text-fg-muted">
              <Trans>
                Nothing changes for listeners. The first result is here within seconds, and everything can be
                adjusted.
              </Trans>
            </p>
          </>
        )}
      </section>
    </Card>
  );
}

interface PresetButtonProps {
  preset: Preset;
  disabled: boolean;
  isSaving: boolean;
  onSelect: () => void;
}

function PresetButton({ preset, disabled, isSaving, onSelect }: PresetButtonProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const levelText = useLevelText();
  const { thresholdDb, silenceS } = silencePresets[preset];
  const level = levelText(thresholdDb);
  const time = formats.duration(silenceS);
  return (
    <button
      aria-busy={isSaving}
      className="grid h-full w-full cursor-pointer content-start gap-1 rounded-card border border-border-strong bg-field p-4 text-start hover:bg-fill disabled:cursor-default"
      disabled={disabled}
      onClick={onSelect}
      type="button"
    >
      <span className="flex items-center gap-2 text-16 font-semibold">
        {isSaving ? <Spinner size="sm" /> : <AudioLinesIcon aria-hidden className="size-4" />}
        {i18n._(presetNames[preset])}
      </span>
      <span className="text-13 text-fg-muted">
        <Trans>
          Alarm after {time} below {level}
        </Trans>
      </span>
    </button>
  );
}
