import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { formatNumber } from '@unmuted/ui/quantity';
import { useId } from 'react';
import { presetNames } from '#/features/station/silence/settings.messages.ts';
import { silencePresets } from '#/features/station/silence/silence.schema.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

const presets = Object.keys(silencePresets) as (keyof typeof silencePresets)[];

interface ThresholdFieldsProps {
  form: SilenceForm;
  isFixed: boolean;
}

/** When a stream is silent, and when no longer. */
export function ThresholdFields({ form, isFixed }: ThresholdFieldsProps) {
  const { t } = useLingui();
  const { draft, change, errorOf } = form;
  const seconds = t({ message: 's', context: 'unit of seconds' });
  return (
    <fieldset className="grid gap-4" disabled={isFixed}>
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3 md:gap-4">
        <Field error={errorOf('/thresholdDb')} label={<Trans>Threshold</Trans>}>
          <NumberInput
            max={-10}
            min={-90}
            onValueChange={(thresholdDb) => change({ thresholdDb })}
            unit="dBFS"
            value={draft.thresholdDb}
          />
        </Field>
        <Field error={errorOf('/silenceS')} label={<Trans>Silent for</Trans>}>
          <NumberInput
            max={3_600}
            min={5}
            onValueChange={(silenceS) => change({ silenceS })}
            unit={seconds}
            value={draft.silenceS}
          />
        </Field>
        <Field
          className="max-md:col-span-full"
          error={errorOf('/recoveryS')}
          label={<Trans>Over when sound for</Trans>}
        >
          <NumberInput
            max={600}
            min={1}
            onValueChange={(recoveryS) => change({ recoveryS })}
            unit={seconds}
            value={draft.recoveryS}
          />
        </Field>
      </div>
      <Presets form={form} isFixed={isFixed} />
    </fieldset>
  );
}

function Presets({ form: { draft, change }, isFixed }: ThresholdFieldsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span className="text-13 text-fg-muted" id={id}>
        <Trans>Presets</Trans>
      </span>
      {presets.map((preset) => {
        const { thresholdDb, silenceS } = silencePresets[preset];
        return (
          <Button
            aria-pressed={draft.thresholdDb === thresholdDb && draft.silenceS === silenceS}
            className="rounded-full aria-pressed:border-fg aria-pressed:bg-fill"
            disabled={isFixed}
            key={preset}
            onClick={() => change({ thresholdDb, silenceS })}
            size="sm"
          >
            {i18n._(presetNames[preset])}
            <span className="font-normal text-fg-muted tabular-nums">
              {formatNumber(i18n.locale, thresholdDb)}, {formats.duration(silenceS)}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}
