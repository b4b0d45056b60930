import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';

/** For how long and why. */
export interface BanValues {
  forS: number | null;
  reason: string;
}

const hourS = 3600;
const durations: readonly { forS: number | null; words: MessageDescriptor }[] = [
  { forS: hourS, words: msg`1 hour` },
  { forS: 24 * hourS, words: msg`24 hours` },
  { forS: 30 * 24 * hourS, words: msg`30 days` },
  { forS: null, words: msg`Permanently` },
];

export const defaultBan: BanValues = { forS: 24 * hourS, reason: '' };

export interface BanFieldsProps {
  value: BanValues;
  onChange: (value: BanValues) => void;
}

/** The fields that every ban has. */
export function BanFields({ value, onChange }: BanFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field label={<Trans>Duration</Trans>}>
        <NativeSelect
          value={String(value.forS)}
          onChange={({ currentTarget }) => {
            const chosen = durations.find(({ forS }) => String(forS) === currentTarget.value);
            if (chosen) onChange({ ...value, forS: chosen.forS });
          }}
        >
          {durations.map(({ forS, words }) => (
            <option key={String(forS)} value={String(forS)}>
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
