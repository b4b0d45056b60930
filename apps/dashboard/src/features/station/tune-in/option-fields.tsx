import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { Switch } from '@unmuted/ui/switch';
import { type ReactNode, useId } from 'react';
import type { ConnectionForm } from '#/features/station/tune-in/use-connection-form.tsx';

interface OptionFieldsProps {
  form: Pick<ConnectionForm, 'draft' | 'change' | 'errorOf'>;
  isFixed: boolean;
}

/** What is sent, and when. */
export function OptionFields({ form: { draft, change, errorOf }, isFixed }: OptionFieldsProps) {
  const { t } = useLingui();
  const { options } = draft;
  const set = (part: Partial<typeof options>) => change({ options: { ...options, ...part } });
  return (
    <div className="border-t border-border-soft">
      <Option
        checked={options.sendAlbum}
        disabled={isFixed}
        onChange={(sendAlbum) => set({ sendAlbum })}
        title={<Trans>Send the album</Trans>}
      />
      <Option
        checked={options.markAds}
        disabled={isFixed}
        note={<Trans>One call at the start of a break, with commercial=true</Trans>}
        onChange={(markAds) => set({ markAds })}
        title={<Trans>Mark ad breaks</Trans>}
      />
      <Option
        checked={options.unknownSongs === 'station_name'}
        disabled={isFixed}
        note={<Trans>In jingles and when no title is known. Otherwise nothing is sent.</Trans>}
        onChange={(isOn) => set({ unknownSongs: isOn ? 'station_name' : 'skip' })}
        title={<Trans>Station name between songs</Trans>}
      />
      <div className="border-b border-border-soft px-(--card-pad) py-3 last:border-b-0">
        <Field
          error={errorOf('/options/delayS')}
          hint={
            <Trans>From the start of a song, so that TuneIn does not show it before listeners hear it.</Trans>
          }
          label={<Trans context="of a call">Delay</Trans>}
        >
          <NumberInput
            max={limits.tuneInDelayS}
            min={0}
            onValueChange={(value) => set({ delayS: value ?? Number.NaN })}
            unit={t({ message: 's', context: 'seconds' })}
            value={Number.isNaN(options.delayS) ? null : options.delayS}
          />
        </Field>
      </div>
    </div>
  );
}

interface OptionProps {
  title: ReactNode;
  note?: ReactNode;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ title, note, checked, disabled, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-b border-border-soft px-(--card-pad) py-3">
      <span className="grid gap-0.5">
        <span className="font-medium" id={id}>
          {title}
        </span>
        {note && (
          <span className="text-13 text-fg-muted" id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      <Switch
        aria-describedby={note ? `${id}-note` : undefined}
        aria-labelledby={id}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
