import { Trans, useLingui } from '@lingui/react/macro';
import { type CastLimits, limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';

export interface LimitFieldsProps {
  value: CastLimits;
  onChange: (value: CastLimits) => void;
}

/** The limits of a plan or of one cast. */
export function LimitFields({ value, onChange }: LimitFieldsProps) {
  const { t } = useLingui();
  const set = (part: Partial<CastLimits>) => onChange({ ...value, ...part });
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Field label={<Trans>Listeners at once</Trans>}>
        <NumberInput
          max={limits.castListeners}
          min={1}
          onValueChange={(next) => set({ listenerLimit: next ?? Number.NaN })}
          step={50}
          value={numberOf(value.listenerLimit)}
        />
      </Field>
      <Field label={<Trans>Maximum bitrate</Trans>}>
        <NumberInput
          max={limits.bitrateMax}
          min={limits.bitrateMin}
          onValueChange={(next) => set({ bitrateLimit: next ?? Number.NaN })}
          step={16}
          unit={t`kbps`}
          value={numberOf(value.bitrateLimit)}
        />
      </Field>
      <Field label={<Trans>Number of streams</Trans>}>
        <NumberInput
          max={limits.castStreams}
          min={1}
          onValueChange={(next) => set({ streamsLimit: next ?? Number.NaN })}
          stepper
          value={numberOf(value.streamsLimit)}
        />
      </Field>
    </div>
  );
}

/** An empty field yields NaN. */
const numberOf = (value: number) => (Number.isNaN(value) ? null : value);
