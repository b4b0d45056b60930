import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';

/** Duration and reason of a ban. */
export interface BanValues {
  durationS: number | null;
  reason: string;
}

const hourS = 3600;
const durations: readonly { durationS: number | null; words: MessageDescriptor }[] = [
  { durationS: hourS, words: msg`1 hour` },
  { durationS: 24 * hourS, words: msg`24 hours` },
  { durationS: 30 * 24 * hourS, words: msg`30 days` },
  { durationS: null, words: msg`Permanently` },
];

export const defaultBan: BanValues = { durationS: 24 * hourS, reason: '' };

export interface BanFieldsProps {
  value: BanValues;
  onChange: (value: BanValues) => void;
}

/** Fields common to all bans. */
export function BanFields({ value, onChange }: BanFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field label={<Trans>Duration</Trans>}>
        <NativeSelect
          value={String(value.durationS)}
          onChange={({ currentTarget }) => {
            const chosen = durations.find(({ durationS }) => String(durationS) === currentTarget.value);
            if (chosen) onChange({ ...value, durationS: chosen.durationS });
          }}
        >
          {durations.map(({ durationS, words }) => (
            <option key={String(durationS)} value={String(durationS)}>
              {i18n._(words)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={<Trans>Reason</Trans>} optional hint={<Trans>Only shown in the list of bans.</Trans>}>
        <Input
          maxLength={200}
          value={value.reason}
          onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
        />
      </Field>
    </>
  );
}
