import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useFormats } from '#/i18n/use-formats.ts';

export interface TimeRange {
  /** In seconds. */
  min?: number | undefined;
  max?: number | undefined;
}

const ranges: readonly TimeRange[] = [
  { max: 60 },
  { min: 60 },
  { min: 600 },
  { min: 3600 },
  { min: 21_600 },
  { max: 600 },
];

const keyOf = ({ min, max }: TimeRange) => `${min ?? ''}-${max ?? ''}`;

export interface TimeFilterProps {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

/** Filters listeners by minimum or maximum listening time. */
export function TimeFilter({ range, onChange }: TimeFilterProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const wordsOf = ({ min, max }: TimeRange) => {
    const least = formats.duration(min ?? 0);
    const most = formats.duration(max ?? 0);
    if (min === undefined) return t`At most ${most}`;
    return max === undefined ? t`At least ${least}` : t`${least} to ${most}`;
  };
  const isAny = range.min === undefined && range.max === undefined;
  const isListed = isAny || ranges.some((one) => keyOf(one) === keyOf(range));
  const choices = isListed ? ranges : [range, ...ranges];
  return (
    <NativeSelect
      aria-label={t`Listening time`}
      value={keyOf(range)}
      onChange={({ currentTarget: { value } }) => onChange(choices.find((one) => keyOf(one) === value) ?? {})}
    >
      <option value="-">
        <Trans>Any listening time</Trans>
      </option>
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {wordsOf(choice)}
        </option>
      ))}
    </NativeSelect>
  );
}
